import type { FeedbackBody, Wrong } from '@scamguard/contracts';
import type { Verdict } from '@scamguard/engine/vocabulary';
import { Button, Inline, Stack, Text, useToast } from '@scamguard/ui';
import { DisagreeIcon } from '@scamguard/ui/icons';
import { useState } from 'react';
import { request } from '../data/request.ts';
import { useLanguage } from '../language/language-context.ts';
import { useTakenOver } from '../screen/use-taken-over.ts';

/** The possible faults of a verdict. A fault that the verdict cannot have is left out. */
const WRONGS: Readonly<Record<Verdict, readonly Wrong[]>> = {
  safe: ['is_scam', 'misread', 'unhelpful'],
  unknown: ['is_scam', 'is_honest', 'misread', 'unhelpful'],
  caution: ['is_scam', 'is_honest', 'misread', 'unhelpful'],
  danger: ['is_honest', 'misread', 'unhelpful'],
};

const WORD = { is_scam: 'scam', is_honest: 'honest', misread: 'misread', unhelpful: 'unhelpful' } as const;

/** Contradicts a verdict in one touch. The checked item is not sent. Without scripts, it would have no effect. */
export function NotRight({ result }: { result: Omit<FeedbackBody, 'opinion'> }) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const [state, setState] = useState<'closed' | 'asking' | 'sent'>('closed');
  const isAnswering = useTakenOver();

  const say = async (opinion: Wrong) => {
    try {
      await request('feedback', { language, body: { ...result, opinion } });
      setState('sent');
    } catch {
      show({
        title: t('result.feedbackFailed.title'),
        description: t('result.feedbackFailed.text'),
        tone: 'destructive',
      });
    }
  };

  if (!isAnswering) return null;
  if (state === 'closed') {
    return (
      <Button variant="quiet" width="fullOnPhone" icon={DisagreeIcon} onClick={() => setState('asking')}>
        {t('notRight.open')}
      </Button>
    );
  }
  return (
    <Stack gap="small">
      <output>
        <Text weight="bold">{t(state === 'sent' ? 'notRight.thanks' : 'notRight.question')}</Text>
      </output>
      {state === 'asking' && (
        <Inline gap="small">
          {WRONGS[result.verdict].map((wrong) => (
            <Button key={wrong} variant="secondary" width="fullOnPhone" onClick={() => void say(wrong)}>
              {t(`notRight.${WORD[wrong]}`)}
            </Button>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
