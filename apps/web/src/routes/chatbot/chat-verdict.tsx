import { wordOf } from '@scamguard/client';
import { GoButton, LinkButton, RiskAnalysisCard } from '@scamguard/ui';
import { ReportIcon, ShareIcon } from '@scamguard/ui/icons';
import { useLocation } from 'wouter';
import { NotRight } from '../../assistance/not-right.tsx';
import { useLanguage } from '../../language/language-context.ts';
import { keepForReport } from '../../reports/report-prefill.ts';
import { linkTo } from '../../screen/links.ts';
import { useTakenOver } from '../../screen/use-taken-over.ts';
import { WarnSomeone } from '../../share/warn-someone.tsx';
import { whatsAppAddress } from '../../share/whatsapp-address.ts';
import type { ChatAnalysis, ChatSession } from '../../talk/chat-session.ts';
import { reportOf } from './report-of.ts';

/** There is a proof of an honest matter; a low risk alone is none. */
const isHonest = ({ situation }: ChatAnalysis): boolean => situation?.startsWith('honest_') ?? false;

interface ChatVerdictProps {
  analysis: ChatAnalysis;
  session: ChatSession;
}

/** The result of the interview, and its next steps: report it, show it to somebody. */
export default function ChatVerdict({ analysis, session }: ChatVerdictProps) {
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const isInBrowser = useTakenOver();
  const { riskLevel, verdict = 'unknown', matchedPatterns, recommendations, engineVersion } = analysis;
  const isWarning = verdict === 'caution' || verdict === 'danger';
  const isCalm = verdict === 'unknown' && isHonest(analysis);
  const word =
    verdict === 'unknown'
      ? t(isCalm ? 'chatbot.nothingSuspicious' : 'chatbot.cannotTell')
      : t(`result.${wordOf(verdict)}`);
  const [action] = recommendations;
  const lines = [t('chatbot.shareText'), `${word}.`, ...matchedPatterns, ...recommendations];
  const page = linkTo('/chatbot');
  const handleReport = () => {
    keepForReport(reportOf(session, analysis, t));
    navigate(linkTo('/report'));
  };
  return (
    <RiskAnalysisCard
      title={word}
      headingLevel={2}
      riskLevel={riskLevel}
      isProvenSafe={verdict === 'safe'}
      risk={{
        label: t('result.riskLevel'),
        bandLabels: {
          low: t('result.band.low'),
          medium: t('result.band.medium'),
          high: t('result.band.high'),
        },
      }}
      matchedPatterns={{ heading: t('chatbot.patterns'), patterns: matchedPatterns }}
      recommendations={{ heading: t('result.whatToDo'), steps: recommendations }}
      actions={
        <>
          {!isCalm && (
            <GoButton
              href={linkTo('/report')}
              variant={verdict === 'unknown' ? 'secondary' : 'danger'}
              width="fullOnPhone"
              icon={ReportIcon}
              onClick={handleReport}
            >
              {t('chatbot.report')}
            </GoButton>
          )}
          {isWarning && action !== undefined ? (
            <WarnSomeone warning={{ verdict, word, action, lines, page }} />
          ) : (
            <LinkButton
              variant="secondary"
              width="fullOnPhone"
              icon={ShareIcon}
              target="_blank"
              rel="noreferrer"
              href={whatsAppAddress([
                ...lines,
                ...(isInBrowser ? [new URL(page, location.origin).href] : []),
              ])}
            >
              {t('chatbot.share')}
            </LinkButton>
          )}
          {engineVersion && <NotRight result={{ kind: 'conversation', riskLevel, verdict, engineVersion }} />}
        </>
      }
    />
  );
}
