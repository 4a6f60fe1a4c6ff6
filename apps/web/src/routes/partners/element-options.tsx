import { CONTACTS } from '@scamguard/content/contacts';
import { completeLanguage } from '@scamguard/i18n';
import { Checkbox, Select, Stack, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';
import { asksForCountry, type Choice, KINDS } from './choices.ts';

interface ElementOptionsProps {
  choice: Choice;
  onChoose: (part: Partial<Choice>) => void;
}

/** The options that only the chosen element has. */
export function ElementOptions({ choice, onChoose }: ElementOptionsProps) {
  const { t, language } = useLanguage();
  const { element, kinds, country, isSmall } = choice;
  if (element === 'verify') {
    return (
      <Stack as="section" gap="small" aria-label={t('partners.kinds')}>
        <Text weight="bold">{t('partners.kinds')}</Text>
        {KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`partners.kind.${kind}`)}
            checked={kinds.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose({ kinds: KINDS.filter((each) => (each === kind ? checked : kinds.includes(each))) })
            }
          />
        ))}
      </Stack>
    );
  }
  if (asksForCountry(element)) {
    const names = new Intl.DisplayNames([completeLanguage(language)], { type: 'region' });
    return (
      <Select
        label={t('partners.country')}
        help={t('partners.countryHelp')}
        value={country}
        options={[
          { value: '', label: t('partners.anyCountry') },
          ...Object.keys(CONTACTS).map((value) => ({ value, label: names.of(value) ?? value })),
        ]}
        onChange={(event) => onChoose({ country: event.currentTarget.value })}
      />
    );
  }
  if (element === 'alerts') {
    return (
      <Checkbox
        label={t('partners.titlesOnly')}
        checked={isSmall}
        onChange={(event) => onChoose({ isSmall: event.currentTarget.checked })}
      />
    );
  }
  return null;
}
