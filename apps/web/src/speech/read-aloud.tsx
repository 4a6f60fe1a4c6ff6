import { ReadAloudButton, type ReadAloudButtonProps } from '@scamguard/ui';
import { PlainSound } from './plain-sound.tsx';
import { useSpeech } from './use-speech.ts';

interface ReadAloudProps {
  /** The words to read, or a function that fetches them: one sentence or text of the interface a line. */
  text: ReadAloudButtonProps['text'];
  /** "Écouter" unless given. */
  label?: string;
  /** `quiet` where many stand below each other. */
  variant?: ReadAloudButtonProps['variant'];
}

/** The same of a text that must be heard without scripts too. */
export function ReadAloudEverywhere({ text }: { text: string }) {
  return (
    <>
      <ReadAloud text={text} />
      <PlainSound text={text} />
    </>
  );
}

/** Reads a text aloud with the browser's own voice or as recordings, and says so where it has none. */
export function ReadAloud({ text, label, variant }: ReadAloudProps) {
  return <ReadAloudButton text={text} label={label} variant={variant} {...useSpeech()} />;
}
