import { Heading, Notice, Stack, Text } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';

/** How to find an operator's number without the internet. None is ever invented. */
export function FindNumber({ name }: { name: string | undefined }) {
  const { t } = useLanguage();
  return (
    <Stack as="section" gap="small" aria-label={t('contacts.find.heading')}>
      {name !== undefined && <Notice tone="neutral">{t('contacts.find.unknown', { name })}</Notice>}
      <Heading level={2} size="title">
        {t('contacts.find.heading')}
      </Heading>
      {(['card', 'menu', 'kiosk', 'bank', 'never'] as const).map((way) => (
        <Text key={way}>{t(`contacts.find.${way}`)}</Text>
      ))}
    </Stack>
  );
}
