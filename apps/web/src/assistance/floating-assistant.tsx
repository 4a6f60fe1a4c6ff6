import { AssistantButton } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';
import { useWorks } from './use-works.ts';

const loadTalk = () => import('./assistant-talk.tsx');

/** The assistant at the edge of every page: short advice, and the way to the whole interview. */
export function FloatingAssistant() {
  const { t } = useLanguage();
  const [AssistantTalk, fetchTalk] = useWorks(loadTalk);
  return AssistantTalk ? (
    <AssistantTalk />
  ) : (
    <AssistantButton label={t('assistance.open')} onClick={fetchTalk} />
  );
}
