import { VoiceNavButton } from '@scamguard/ui';
import { useEffect, useRef } from 'react';
import { useLanguage } from '../language/language-context.ts';
import { useVoiceNavigation } from './use-voice-navigation.ts';

/** Goes to a page by voice. It stands in place of the button that was pressed for it, and begins at once. */
export default function VoiceGuide() {
  const { t } = useLanguage();
  const { state, heard, message, isDemonstration, toggle } = useVoiceNavigation();
  const button = useRef<HTMLButtonElement>(null);
  const begin = useRef(toggle);
  useEffect(() => {
    button.current?.focus();
    begin.current();
  }, []);
  return (
    <VoiceNavButton
      ref={button}
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
