import { ReadAloudButton, type ReadAloudButtonProps } from '@scamguard/ui';
import { type Essence, useSpeech } from './use-speech.ts';

interface ReadAloudProps {
  /** What is read, or what fetches it; in English when the page is, and French otherwise. */
  text: ReadAloudButtonProps['text'];
  /** "Écouter" unless given. */
  label?: string;
  /** `quiet` where many stand below each other. */
  variant?: ReadAloudButtonProps['variant'];
  /** What is recorded of it. */
  essence?: Essence;
}

/** Reads a text aloud with the browser's own voice or as recordings, and says so where it has none. */
export function ReadAloud({ text, label, variant, essence }: ReadAloudProps) {
  return <ReadAloudButton text={text} label={label} variant={variant} {...useSpeech(essence)} />;
}
