import { VoiceNavButton } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';
import { useVoiceNavigation } from './use-voice-navigation.ts';

/** The button that goes to a page by voice. */
export function VoiceNavigation() {
  const { t } = useLanguage();
  const { state, heard, message, isDemonstration, toggle } = useVoiceNavigation();
  return (
    <VoiceNavButton
      state={state}
      label={t('voice.start')}
      stopLabel={t('voice.stop')}
      message={message}
      heard={heard}
      demonstrationNote={isDemonstration ? t('voice.demonstration') : undefined}
      onToggle={toggle}
    />
  );
}
