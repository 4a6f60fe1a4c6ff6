import { readWithVoice } from './read-with-voice.ts';
import type { Sound } from './sound.ts';
import { AUDIO_SWITCH_MS, giveTurnBack, takeTurn } from './turn.ts';
import { voiceFor } from './voice-for.ts';

export type { Heard, Sound } from './sound.ts';

export type SpeechState = 'silent' | 'reading' | 'paused';

/** Why nothing is heard: the browser has no speech synthesis, no voice for the language, or its voice does not start. */
export type Muteness = 'unsupported' | 'noVoice' | 'failed';

/** A text to speak. */
export interface Text {
  readonly words: string;
  /** BCP 47 tag of what a voice reads of it. */
  readonly language: string;
  /** Recordings by people who speak the language of the words: they go before any voice. `undefined` if there are none. */
  readonly people?: ((words: string) => Promise<Sound | undefined>) | undefined;
  /** The words that a voice may read, if not all of them are in its language. */
  readonly readable?: ((words: string) => Promise<string>) | undefined;
  /** Recordings of the words, which are played if no voice can speak them; `undefined` if there are none. */
  readonly recordings?: ((words: string) => Promise<Sound | undefined>) | undefined;
}

export interface SpeechEvents {
  readonly onState: (state: SpeechState) => void;
  readonly onMute: (why: Muteness) => void;
}

/** Speaks one text at a time. A paused text goes on with the sentence that it was paused in. */
export interface Speech {
  readonly start: (text: Text) => Promise<void>;
  readonly pause: () => void;
  /** Stops, and begins at the beginning the next time. */
  readonly forget: () => void;
}

/** How far a text was heard. */
interface Place {
  readonly words: string;
  readonly by: 'voice' | 'recordings';
  readonly at: number;
}

const NOWHERE: Place = { words: '', by: 'voice', at: 0 };
const noSound = () => undefined;

export function createSpeech({ onState, onMute }: SpeechEvents): Speech {
  let silence: () => void = noSound;
  /** The speech under way. */
  let current: symbol | undefined;
  let place: Place = NOWHERE;

  const rest = (state: SpeechState) => {
    current = undefined;
    silence();
    silence = noSound;
    giveTurnBack(pause);
    onState(state);
  };
  const pause = () => rest('paused');
  const giveUp = (why: Muteness) => {
    rest('silent');
    onMute(why);
  };

  async function start({ words, language, recordings, people, readable }: Text) {
    const own = Symbol('reading');
    const isOver = () => current !== own;
    current = own;
    silence();
    onState('reading');
    const interrupts = takeTurn(pause);

    const perform = (by: 'voice' | 'recordings', sound: Sound, onNothing: () => void) => {
      const from = place.words === words && place.by === by ? place.at : 0;
      silence = sound({
        from,
        onPiece: (at) => {
          place = { words, by, at };
        },
        onEnd: (heard) => {
          if (isOver()) return;
          silence = noSound;
          if (heard === 'nothing') return onNothing();
          if (heard === 'whole') place = NOWHERE;
          rest(heard === 'whole' ? 'silent' : 'paused');
        },
      });
    };
    const play = async (
      find: ((words: string) => Promise<Sound | undefined>) | undefined,
      onNothing: () => void,
    ) => {
      const sound = await find?.(words).catch(() => undefined);
      if (isOver()) return;
      if (sound) perform('recordings', sound, onNothing);
      else onNothing();
    };
    const playRecordings = (onNothing: () => void) => play(recordings, onNothing);

    if (interrupts) await new Promise((resolve) => setTimeout(resolve, AUDIO_SWITCH_MS));
    if (isOver()) return;
    const speak = async () => {
      const voice = await voiceFor(language);
      const said = readable ? await readable(words).catch(() => '') : words;
      const readAloud = (onNothing: () => void, by?: SpeechSynthesisVoice) =>
        perform('voice', readWithVoice(said, language, by), onNothing);
      if (isOver()) return;
      if (words.trim() === '') rest('silent');
      else if (said.trim() === '') await playRecordings(() => giveUp('noVoice'));
      else if (voice === 'unsupported') await playRecordings(() => giveUp('unsupported'));
      else if (voice === 'none') await playRecordings(() => giveUp('noVoice'));
      else if (voice === 'unlisted') await playRecordings(() => readAloud(() => giveUp('failed')));
      else readAloud(() => void playRecordings(() => giveUp('failed')), voice);
    };
    if (people) await play(people, () => void speak());
    else await speak();
  }

  return {
    start,
    pause: () => current !== undefined && pause(),
    forget: () => {
      place = NOWHERE;
      if (current !== undefined) rest('silent');
      else onState('silent');
    },
  };
}
