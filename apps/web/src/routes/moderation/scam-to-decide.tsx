import type { DecisionBody, ModeratedScam } from '@scamguard/contracts';
import { Button, Card, Heading, Notice, Stack, Text } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { useNames } from '../../reports/use-names.ts';
import { MergeForm } from './merge-form.tsx';
import { LaterDecisions, WaitingDecisions } from './scam-decisions.tsx';
import { SentReports } from './sent-reports.tsx';
import { useAct } from './use-act.ts';

interface ScamToDecideProps {
  scam: ModeratedScam;
  /** Those that it may be joined with. */
  others: readonly ModeratedScam[];
  decide: (body: DecisionBody) => Promise<void>;
}

/** One scam, everything that was sent about it, and what can be decided. */
export function ScamToDecide({ scam, others, decide }: ScamToDecideProps) {
  const { t } = useLanguage();
  const { isBusy, make } = useAct({ done: t('moderation.done'), failed: t('moderation.notDone') });
  const { kindNamed } = useNames();
  const [isMerging, setMerging] = useState(false);
  const { title, description, scamType, region, scammerContact, isProtected, isHeld, status } = scam;
  const handleDecide = (body: DecisionBody) => make(() => decide(body));
  const Decisions = status === 'pending' ? WaitingDecisions : LaterDecisions;
  return (
    <Card as="article">
      <Stack gap="medium">
        <Stack gap="small">
          <Heading level={2}>{title}</Heading>
          {status !== 'pending' && <Text>{description}</Text>}
          <Text tone="muted">{t('moderation.type', { type: kindNamed(scamType) ?? scamType })}</Text>
          <Text tone="muted">{t('moderation.region', { region })}</Text>
          {scammerContact && <Text tone="muted">{t('moderation.contact', { contact: scammerContact })}</Text>}
          {isProtected && <Notice tone="attention">{t('moderation.protected')}</Notice>}
          {isHeld && <Notice tone="attention">{t('moderation.held')}</Notice>}
        </Stack>
        <SentReports scam={scam} isBusy={isBusy} decide={(body) => void handleDecide(body)} />
        {/* Texts that changed meanwhile are looked at anew. */}
        <Decisions key={`${title}\n${description}`} scam={scam} isBusy={isBusy} decide={handleDecide}>
          {others.length > 0 && (
            <Button variant="quiet" onClick={() => setMerging(true)}>
              {t('moderation.merge')}
            </Button>
          )}
        </Decisions>
        {isMerging && (
          <MergeForm
            others={others}
            onDecide={async (body) => {
              if (await handleDecide(body)) setMerging(false);
            }}
            onCancel={() => setMerging(false)}
          />
        )}
      </Stack>
    </Card>
  );
}
