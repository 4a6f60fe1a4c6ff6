import type { DecisionBody, ModeratedScam } from '@scamguard/contracts';
import { Button, Card, Heading, Inline, Notice, Stack, Text } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { MaskForm } from './mask-form.tsx';
import { MergeForm } from './merge-form.tsx';
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
  const [open, setOpen] = useState<'mask' | 'merge'>();
  const { title, description, scamType, region, scammerContact, isProtected, isHeld, status } = scam;
  const handleDecide = (body: DecisionBody) => {
    // What was typed stays until it is stored.
    void make(() => decide(body)).then((isStored) => isStored && setOpen(undefined));
  };
  return (
    <Card as="article">
      <Stack gap="medium">
        <Stack gap="small">
          <Heading level={2}>{title}</Heading>
          <Text>{description}</Text>
          <Text tone="muted">{t('moderation.type', { type: scamType })}</Text>
          <Text tone="muted">{t('moderation.region', { region })}</Text>
          {scammerContact && <Text tone="muted">{t('moderation.contact', { contact: scammerContact })}</Text>}
          {isProtected && <Notice tone="attention">{t('moderation.protected')}</Notice>}
          {isHeld && <Notice tone="attention">{t('moderation.held')}</Notice>}
        </Stack>
        <SentReports scam={scam} isBusy={isBusy} decide={handleDecide} />
        <Inline>
          {status !== 'published' && (
            <Button disabled={isBusy} onClick={() => handleDecide({ action: 'publish', title, description })}>
              {t('moderation.publish')}
            </Button>
          )}
          {status !== 'rejected' && (
            <Button variant="secondary" disabled={isBusy} onClick={() => handleDecide({ action: 'reject' })}>
              {t('moderation.reject')}
            </Button>
          )}
          <Button variant="quiet" disabled={isBusy} onClick={() => setOpen('mask')}>
            {t('moderation.mask')}
          </Button>
          {others.length > 0 && (
            <Button variant="quiet" disabled={isBusy} onClick={() => setOpen('merge')}>
              {t('moderation.merge')}
            </Button>
          )}
        </Inline>
        {open === 'mask' && (
          <MaskForm scam={scam} onDecide={handleDecide} onCancel={() => setOpen(undefined)} />
        )}
        {open === 'merge' && (
          <MergeForm others={others} onDecide={handleDecide} onCancel={() => setOpen(undefined)} />
        )}
      </Stack>
    </Card>
  );
}
