import type { SecondFactorDraft } from '@scamguard/contracts';
import { Button, Card, CopyButton, Heading, Notice, Stack, Text, useToast } from '@scamguard/ui';
import { useState } from 'react';
import { RequestError } from '../../data/request.ts';
import { useSecondFactor } from '../../data/use-second-factor.ts';
import { useLanguage } from '../../language/language-context.ts';
import { CodeForm } from './code-form.tsx';
import { QrPicture } from './qr-picture.tsx';

/** `ABCD EFGH …`: easier to copy by hand. */
const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ');

/** A moderator's first steps: an app, its first code, and the codes for the day when the phone is gone. */
export function SetUpSecondFactor({ onDone }: { onDone: () => void }) {
  const { t } = useLanguage();
  const { show } = useToast();
  const { draft, confirm } = useSecondFactor();
  const [begun, setBegun] = useState<SecondFactorDraft>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isBusy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    try {
      setBegun(await draft());
    } catch (error) {
      const said = error instanceof RequestError ? error.visitorMessage : undefined;
      show({
        title: t('moderation.secondFactor.failed'),
        description: said ?? t('moderation.tryAgain'),
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  const copied = {
    copiedLabel: t('moderation.secondFactor.copied'),
    failedLabel: t('moderation.secondFactor.notCopied'),
  };
  if (codes) {
    return (
      <Card>
        <Stack gap="medium">
          <Heading level={2}>{t('moderation.secondFactor.codesTitle')}</Heading>
          <Notice tone="attention" announced="politely">
            {t('moderation.secondFactor.codesText')}
          </Notice>
          <Stack as="ul" gap="tiny">
            {codes.map((code) => (
              <li key={code}>
                <Text>{code}</Text>
              </li>
            ))}
          </Stack>
          <CopyButton text={codes.join('\n')} label={t('moderation.secondFactor.copyCodes')} {...copied} />
          <Button width="full" onClick={onDone}>
            {t('moderation.secondFactor.codesKept')}
          </Button>
        </Stack>
      </Card>
    );
  }
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2}>{t('moderation.secondFactor.setUpTitle')}</Heading>
        <Text>{t('moderation.secondFactor.setUpText')}</Text>
        {begun ? (
          <>
            <Text>{t('moderation.secondFactor.scan')}</Text>
            <QrPicture text={begun.address} label={t('moderation.secondFactor.qr')} />
            <Text>{t('moderation.secondFactor.type')}</Text>
            <Text weight="bold">{inFours(begun.secret)}</Text>
            <CopyButton text={begun.secret} label={t('moderation.secondFactor.copySecret')} {...copied} />
            <CodeForm
              submitLabel={t('moderation.secondFactor.confirm')}
              onSend={async (code) => setCodes((await confirm(code)).recoveryCodes)}
            />
          </>
        ) : (
          <Button
            width="full"
            busy={isBusy}
            busyLabel={t('moderation.secondFactor.busy')}
            onClick={() => void begin()}
          >
            {t('moderation.secondFactor.begin')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
