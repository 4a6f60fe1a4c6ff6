import { Heading, Notice, Stack, Text } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';
import { UnreviewedNote } from '../speech/unreviewed-note.tsx';

const WAYS = [
  'contacts.find.card',
  'contacts.find.menu',
  'contacts.find.kiosk',
  'contacts.find.bank',
  'contacts.find.never',
] as const;

/** How to find an operator's number without the internet. None is ever invented. */
export function FindNumber({ name }: { name: string | undefined }) {
  const { t } = useLanguage();
  return (
    <Stack as="section" gap="small" aria-label={t('contacts.find.heading')}>
      {name !== undefined && <Notice tone="neutral">{t('contacts.find.unknown', { name })}</Notice>}
      <Heading level={2} size="title">
        {t('contacts.find.heading')}
      </Heading>
      {WAYS.map((key) => (
        <Text key={key}>{t(key)}</Text>
      ))}
      <UnreviewedNote keys={WAYS} />
    </Stack>
  );
}
