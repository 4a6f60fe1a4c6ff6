import { Container, ErrorState, PageHeader, ScamCardSkeleton, Stack } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { PracticeMessage } from './practice-message.tsx';
import { PracticeResult } from './practice-result.tsx';
import { usePractice } from './use-practice.ts';

export default function SimulationScreen() {
  const { t } = useLanguage();
  const { data: messages, error, mutate, isValidating } = usePractice();
  const [place, setPlace] = useState(0);
  const [right, setRight] = useState(0);
  const message = messages?.[place];
  const isFailed = error && !isValidating;
  const startAgain = () => {
    setPlace(0);
    setRight(0);
  };
  return (
    <Container width="column" spacing="page">
      <Stack gap="large">
        <PageHeader title={t('simulation.heading')} lead={t('simulation.lead')} />
        {isFailed && (
          <ErrorState
            title={t('simulation.failed')}
            retry={{ label: t('site.retry'), onRetry: () => void mutate() }}
          >
            {t('simulation.failedHint')}
          </ErrorState>
        )}
        {!isFailed && !messages && <ScamCardSkeleton />}
        {message && messages && (
          <PracticeMessage
            message={message}
            number={place + 1}
            count={messages.length}
            onAnswer={(isRight) => isRight && setRight(right + 1)}
            onNext={() => setPlace(place + 1)}
          />
        )}
        {messages && !message && (
          <PracticeResult right={right} count={messages.length} onAgain={startAgain} />
        )}
      </Stack>
    </Container>
  );
}
