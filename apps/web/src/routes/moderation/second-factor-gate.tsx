import { Card, ErrorState, Heading, Stack, Text } from '@scamguard/ui';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { Waiting } from '../../screen/waiting.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodesToNote } from './recovery-codes.tsx';
import { SetUpSecondFactor } from './set-up-second-factor.tsx';
import { useSecondFactor } from './use-second-factor.ts';

interface SecondFactorGateProps {
  /** The content behind the gate. It gets a way to show the codes of another app. */
  children: (onReplaced: (recoveryCodes: readonly string[]) => void) => ReactNode;
}

/** Lets a moderator in who has shown the second factor; others set one up, or show it. */
export function SecondFactorGate({ children }: SecondFactorGateProps) {
  const { t } = useLanguage();
  const { data, error, mutate, show } = useSecondFactor();
  const [news, setNews] = useState<{ codes: readonly string[]; isReplaced: boolean }>();
  // The codes are shown once, whatever the server says meanwhile.
  if (news)
    return (
      <RecoveryCodesToNote
        {...news}
        onNoted={() => {
          setNews(undefined);
          void mutate({ state: 'shown' });
        }}
      />
    );
  if (!data && error)
    return (
      <ErrorState
        title={t('moderation.failed')}
        retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
      />
    );
  if (!data) return <Waiting lines={6} label={t('moderation.loading')} />;
  if (data.state === 'shown') return children((codes) => setNews({ codes, isReplaced: true }));
  if (data.state === 'none')
    return (
      <SetUpSecondFactor
        title={t('moderation.secondFactor.setUpTitle')}
        text={t('moderation.secondFactor.setUpText')}
        onDone={(codes) => setNews({ codes, isReplaced: false })}
      />
    );
  return (
    <Card>
      <Stack gap="medium">
        <Heading level={2}>{t('moderation.secondFactor.askTitle')}</Heading>
        <Text>{t('moderation.secondFactor.askText')}</Text>
        <CodeForm
          mayRecover
          submitLabel={t('moderation.secondFactor.enter')}
          onSend={async (code) => void (await mutate(await show(code), { revalidate: false }))}
        />
      </Stack>
    </Card>
  );
}
