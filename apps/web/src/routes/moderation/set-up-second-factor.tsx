import type { SecondFactorDraft } from '@scamguard/contracts';
import { Button, Card, CopyButton, Heading, Stack, Text } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { CodeForm } from './code-form.tsx';
import { QrPicture } from './qr-picture.tsx';
import { useAct } from './use-act.ts';
import { useSecondFactor } from './use-second-factor.ts';

/** `ABCD EFGH …`: easier to copy by hand. */
const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

interface SetUpSecondFactorProps {
  title: string;
  text: string;
  onDone: (recoveryCodes: readonly string[]) => void;
}

/** An app, and its first code: a moderator's first steps, and again for another app. */
export function SetUpSecondFactor({ title, text, onDone }: SetUpSecondFactorProps) {
  const { t } = useLanguage();
  const { draft, confirm } = useSecondFactor();
  const { isBusy, make } = useAct({ failed: t('moderation.secondFactor.notBegun') });
  const [begun, setBegun] = useState<SecondFactorDraft>();
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2}>{title}</Heading>
        <Text>{text}</Text>
        {begun ? (
          <>
            <Text>{t('moderation.secondFactor.scan')}</Text>
            <QrPicture text={begun.address} label={t('moderation.secondFactor.qr')} />
            <Text>{t('moderation.secondFactor.type')}</Text>
            <Text weight="bold">{inFours(begun.secret)}</Text>
            <CopyButton
              text={begun.secret}
              label={t('moderation.secondFactor.copySecret')}
              copiedLabel={t('moderation.secondFactor.copied')}
              failedLabel={t('moderation.secondFactor.notCopied')}
            />
            <CodeForm
              submitLabel={t('moderation.secondFactor.confirm')}
              onSend={async (code) => onDone((await confirm(code)).recoveryCodes)}
            />
          </>
        ) : (
          <Button
            width="full"
            busy={isBusy}
            busyLabel={t('moderation.secondFactor.busy')}
            onClick={() => void make(async () => setBegun(await draft()))}
          >
            {t('moderation.secondFactor.begin')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
