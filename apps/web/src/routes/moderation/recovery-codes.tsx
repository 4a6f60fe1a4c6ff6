import { Button, Card, CopyButton, Heading, Notice, Stack, Text } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';

interface RecoveryCodesToNoteProps {
  codes: readonly string[];
  /** Another app and its codes were good before. */
  isReplaced: boolean;
  onNoted: () => void;
}

/** Codes for the day when the phone is gone. They are shown once, so they stay until their owner says that they are noted. */
export function RecoveryCodesToNote({ codes, isReplaced, onNoted }: RecoveryCodesToNoteProps) {
  const { t } = useLanguage();
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2}>{t('moderation.secondFactor.codesTitle')}</Heading>
        {isReplaced && (
          <Notice tone="success" announced="politely">
            {t('moderation.secondFactor.replaced')}
          </Notice>
        )}
        <Notice tone="attention" announced="politely">
          {t('moderation.secondFactor.codesText')}
        </Notice>
        <Stack gap="tiny">
          {codes.map((code) => (
            <Text key={code} weight="bold">
              {code}
            </Text>
          ))}
        </Stack>
        <CopyButton
          text={codes.join('\n')}
          label={t('moderation.secondFactor.copyCodes')}
          copiedLabel={t('moderation.secondFactor.copied')}
          failedLabel={t('moderation.secondFactor.notCopied')}
        />
        <Button width="full" onClick={onNoted}>
          {t('moderation.secondFactor.codesKept')}
        </Button>
      </Stack>
    </Card>
  );
}
