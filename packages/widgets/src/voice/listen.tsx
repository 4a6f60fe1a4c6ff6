import { ListenButton, type ListenButtonProps } from '@scamguard/ui/listen-button';
import { Text } from '@scamguard/ui/text';
import { type Speaker, useVoice } from './use-voice.tsx';

/** The words of the button, and the message if nothing can be heard. */
export interface ListenTexts {
  readonly play: string;
  readonly pause: string;
  readonly mute: string;
}

interface ListenProps extends Pick<ListenButtonProps, 'variant'> {
  /** One sentence a line. */
  text: string;
  texts: ListenTexts;
  speaker: Speaker;
}

/** Reads a text aloud, and says so where that is not possible. */
export function Listen({ text, texts, speaker, variant }: ListenProps) {
  const { isMute, ...listen } = useVoice(text, speaker);
  return (
    <div>
      <ListenButton label={texts.play} stopLabel={texts.pause} variant={variant} {...listen} />
      <output>{isMute && <Text size="small">{texts.mute}</Text>}</output>
    </div>
  );
}
