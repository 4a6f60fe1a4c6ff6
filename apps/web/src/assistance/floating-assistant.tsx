import { loadTexts, type TextsName } from '@scamguard/i18n';
import { AssistantButton } from '@scamguard/ui';
import { useEffect } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { importAgain } from '../screen/import-again.ts';
import { useWorks } from './use-works.ts';

const TALK_TEXTS: readonly TextsName[] = ['chatbot'];

/** The assistant at the edge of every page. It and its words are fetched when it is first opened. */
export function FloatingAssistant() {
  const { t, language } = useLanguage();
  const [AssistantTalk, fetchTalk] = useWorks(async () => {
    const [talk] = await Promise.all([
      importAgain(() => import('./assistant-talk.tsx')),
      loadTexts(language, TALK_TEXTS),
    ]);
    return talk;
  });
  useEffect(() => {
    // The visitor may choose another language while the talk goes on.
    if (AssistantTalk) void loadTexts(language, TALK_TEXTS).catch(() => undefined);
  }, [AssistantTalk, language]);
  return AssistantTalk ? (
    <AssistantTalk />
  ) : (
    <AssistantButton label={t('assistance.open')} onClick={fetchTalk} />
  );
}
