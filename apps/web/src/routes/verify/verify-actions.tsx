import type { ItemKind } from '@scamguard/engine/vocabulary';
import { Button, EmergencyButton, LinkButton, useToast } from '@scamguard/ui';
import { ReportIcon, SuccessIcon } from '@scamguard/ui/icons';
import { useState } from 'react';
import { NotRight } from '../../assistance/not-right.tsx';
import { useLanguage } from '../../language/language-context.ts';
import { keepForReport } from '../../reports/report-prefill.ts';
import { linkTo } from '../../screen/links.ts';
import { WarnSomeone } from '../../share/warn-someone.tsx';
import type { Warning } from '../../share/warning.ts';
import { sendFeedback } from './send-feedback.ts';
import type { CheckedResult } from './use-verification.ts';

interface VerifyActionsProps {
  kind: ItemKind;
  result: CheckedResult;
}

/** After a bad verdict: first aid for who has sent something already, and a word to somebody close. */
export function VerifyHelp({ warning }: { warning: Warning }) {
  const { t } = useLanguage();
  return (
    <>
      <EmergencyButton
        size="small"
        width="fullOnPhone"
        href={linkTo('/urgence')}
        label={t('result.emergency')}
        hint={t('result.emergencyHint')}
      />
      <WarnSomeone warning={warning} />
    </>
  );
}

/** The actions on a verdict: agree with it, report it, say that it is not right. */
export function VerifyActions({ kind, result }: VerifyActionsProps) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  const { riskLevel, verdict, engineVersion } = result;
  const [isReported, setIsReported] = useState(false);

  const giveOpinion = async (
    opinion: 'confirmed_safe' | 'reported_scam',
    thanks: 'confirmed' | 'reported',
  ) => {
    try {
      await sendFeedback({ kind, opinion, riskLevel, verdict, engineVersion }, language);
      if (opinion === 'reported_scam') setIsReported(true);
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
    <>
      {result.verdict === 'safe' && (
        <Button
          variant="secondary"
          width="fullOnPhone"
          icon={SuccessIcon}
          onClick={() => giveOpinion('confirmed_safe', 'confirmed')}
        >
          {t('result.confirmSafe')}
        </Button>
      )}
      {result.verdict !== 'safe' && !isReported && (
        <Button
          variant={result.verdict === 'unknown' ? 'quiet' : 'primary'}
          width="fullOnPhone"
          icon={ReportIcon}
          onClick={() => giveOpinion('reported_scam', 'reported')}
        >
          {t('result.reportScam')}
        </Button>
      )}
      {isReported && (
        <LinkButton
          href={linkTo('/report')}
          width="fullOnPhone"
          icon={ReportIcon}
          onClick={() => keepForReport({ kind, value: result.checkedValue })}
        >
          {t('result.tellMore')}
        </LinkButton>
      )}
      <NotRight result={{ kind, riskLevel, verdict, engineVersion }} />
    </>
  );
}
