import { ReadAloudButton, type ReadAloudButtonProps, useToast } from '@scamguard/ui';
import { useLanguage } from '../language/language-context.ts';

interface ReadAloudProps {
  /** What is read, or what fetches it; in English when the page is, and French otherwise. */
  text: ReadAloudButtonProps['text'];
  /** "Écouter" unless given. */
  label?: string;
  /** `quiet` where many stand below each other. */
  variant?: ReadAloudButtonProps['variant'];
}

/** Reads a text aloud with the browser's own voice, and says so where it has none. */
export function ReadAloud({ text, label, variant }: ReadAloudProps) {
  const { t, language } = useLanguage();
  const { show } = useToast();
  return (
    <ReadAloudButton
      text={text}
      label={label}
      variant={variant}
      language={language === 'en' ? 'en-GB' : 'fr-FR'}
      onUnavailable={() => show({ title: t('site.noSpeech'), tone: 'destructive' })}
    />
  );
}
