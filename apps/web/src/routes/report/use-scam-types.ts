import { addressOf } from '@scamguard/client';
import type { TranslationKey } from '@scamguard/i18n';
import type { SelectOption } from '@scamguard/ui';
import { listIn } from '../../data/choice.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useLanguage } from '../../language/language-context.ts';

/** Offered while the server gives no list. Source: specification, section 3. */
const DEFAULTS = [
  'phishing',
  'fake_job',
  'fake_payment',
  'romance',
  'mobile_money',
  'marketplace',
  'investment',
  'other',
] as const;

/** The kinds of scam that a report can name. Needs the texts of `report`. */
export function useScamTypes(): readonly SelectOption[] {
  const { t } = useLanguage();
  const { data } = useAnswer(addressOf('scamTypes'));
  const given = listIn(data);
  if (given) return given.map(({ id, name }) => ({ value: id, label: name }));
  return DEFAULTS.map((id) => ({ value: id, label: t(`report.types.${id}` satisfies TranslationKey) }));
}
