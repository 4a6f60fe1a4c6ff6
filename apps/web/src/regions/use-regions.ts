import { addressOf } from '@scamguard/client';
import type { SelectOption } from '@scamguard/ui';
import { type Choice, listIn } from '../data/choice.ts';
import { useAnswer } from '../data/use-answer.ts';
import { useLanguage } from '../language/language-context.ts';

interface Region extends Choice {
  /** ISO 3166-1 code. */
  readonly country: string;
}

/** Offered while the server gives no list; their names are the same in every language. Source: specification, section 3. */
const DEFAULTS: readonly Region[] = [
  { id: 'littoral', name: 'Littoral', country: 'BJ' },
  { id: 'atlantique', name: 'Atlantique', country: 'BJ' },
  { id: 'oueme', name: 'Ouémé', country: 'BJ' },
  { id: 'zou', name: 'Zou', country: 'BJ' },
  { id: 'collines', name: 'Collines', country: 'BJ' },
];

/** All regions, under the names of their countries. */
export function useRegions(): readonly SelectOption[] {
  const { t } = useLanguage();
  const { data } = useAnswer(addressOf('regions'));
  const countries = new Intl.DisplayNames(t('site.locale'), { type: 'region' });
  return (listIn(data) ?? DEFAULTS).map(({ id, name, country }) => ({
    value: id,
    label: name,
    group: countries.of(country) ?? country,
  }));
}
