import { languageOf, tagOf } from '@scamguard/i18n';
import { FloatingDock } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';
import { FloatingAssistant } from './floating-assistant.tsx';
import { VoiceNavigation } from './voice-navigation.tsx';

/**
 * The buttons that float over every page: going to a page by voice, and the assistant. Their code is fetched when somebody uses
 * the page.
 */
export default function SiteDock() {
  const { language } = useLanguage();
  return (
    <FloatingDock lang={tagOf(languageOf(language, 'assistance'))}>
      <VoiceNavigation />
      <FloatingAssistant />
    </FloatingDock>
  );
}
