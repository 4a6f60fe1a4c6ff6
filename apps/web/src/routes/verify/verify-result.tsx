import type { ItemKind } from '@scamguard/engine/vocabulary';
import { Button, ResultPanel, useToast } from '@scamguard/ui';
import { ReportIcon, SuccessIcon } from '@scamguard/ui/icons';
import { useEffect, useRef } from 'react';
import { sendFeedback } from '../../data/send-feedback.ts';
import type { CheckedResult } from '../../data/use-verification.ts';
import { useLanguage } from '../../language/language-context.ts';
import { ANSWER_ID } from '../../paths.ts';
import { useSpeech } from '../../speech/use-speech.ts';
import { describeResult } from './describe-result.ts';

interface VerifyResultProps {
  kind: ItemKind;
  result: CheckedResult;
}

const announced = new WeakSet<CheckedResult>();

/** The answer to one check: shown, read aloud, agreed with or reported. */
export function VerifyResult({ kind, result }: VerifyResultProps) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const { isSpeaking, speak, stop } = useSpeech();
  const panel = useRef<HTMLElement>(null);
  const described = describeResult(result, t);

  useEffect(() => {
    // Coming back to a tab shows an earlier answer again; only a new one may take the focus.
    if (announced.has(result)) return;
    announced.add(result);
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [result]);

  const handleListen = () => {
    if (isSpeaking) return stop();
    if (!speak(described.spoken, language)) show({ title: t('result.noSpeech'), tone: 'destructive' });
  };

  const giveOpinion = async (
    opinion: 'confirmed_safe' | 'reported_scam',
    thanks: 'confirmed' | 'reported',
  ) => {
    const { riskLevel, verdict, engineVersion } = result;
    try {
      await sendFeedback({ kind, opinion, riskLevel, verdict, engineVersion }, language);
      show({ title: t(`result.${thanks}.title`), description: t(`result.${thanks}.text`) });
    } catch {
      show({
        title: t('result.feedbackFailed.title'),
        description: t('result.feedbackFailed.text'),
        tone: 'destructive',
      });
    }
  };

  return (
    <ResultPanel
      ref={panel}
      id={ANSWER_ID}
      {...described.panel}
      subject={{ label: t('verify.checked'), value: result.checkedValue }}
      listen={{
        label: t('result.listen'),
        stopLabel: t('result.stopListening'),
        speaking: isSpeaking,
        onToggle: handleListen,
      }}
      actions={
        <>
          {result.isSafe && (
            <Button
              variant="secondary"
              width="fullOnPhone"
              icon={SuccessIcon}
              onClick={() => giveOpinion('confirmed_safe', 'confirmed')}
            >
              {t('result.confirmSafe')}
            </Button>
          )}
          {result.verdict !== 'safe' && (
            <Button
              variant={result.isSafe ? 'quiet' : 'danger'}
              width="fullOnPhone"
              icon={ReportIcon}
              onClick={() => giveOpinion('reported_scam', 'reported')}
            >
              {t('result.reportScam')}
            </Button>
          )}
        </>
      }
    />
  );
}
