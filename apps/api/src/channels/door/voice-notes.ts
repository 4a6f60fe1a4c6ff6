import { NEW_CASE, step } from '@scamguard/engine/cases';
import { maskSecrets } from '@scamguard/engine/secrets';
import type { AnswerLanguage } from '../../http/languages.ts';
import { NotTranscribed, type Transcriber } from '../../transcription/transcriber.ts';
import { type Button, type Channel, type Incoming, type Media, NotSent, type Outgoing } from '../message.ts';
import { wordsOf } from '../words/index.ts';
import { plain } from './said.ts';
import type { Waiting } from './waiting.ts';

/** What a yes to a voice message brings. */
export type Agreed = { readonly said: Outgoing } | { readonly text: string; readonly quoted: string };

export interface VoiceNotes {
  readonly answer: (channel: Channel, message: Incoming, media: Media, by: By) => Promise<Outgoing>;
  /** @returns undefined where nothing waits for this answer. */
  readonly agreed: (channel: Channel, message: Incoming, by: By) => Promise<Agreed | undefined>;
}

/** Whose message it is, and in what language they are answered. */
export interface By {
  readonly person: string;
  readonly key: string;
  readonly language: AnswerLanguage;
}

export interface VoiceNotesOptions {
  /** Absent: nobody listens. */
  readonly transcriber: Transcriber | undefined;
  readonly waiting: Waiting;
  readonly now?: () => number;
}

/** Whoever waits longer for a listener that is busy is told so, and can write meanwhile. */
const LONGEST_TRYING_MS = 60_000;
const YES = /^(?:oui|yes|ok|d'accord|1)$/;
const NO = /^(?:non|no|2)$/;

/** The two doors of a case, for who has not said anything yet. */
const doors = (language: AnswerLanguage): readonly Button[] =>
  step(NEW_CASE, '', { language }).reply.replies.map(({ id, label }) => ({ id, label }));
const yesNo = (language: AnswerLanguage): readonly Button[] => [
  { id: 'yes', label: wordsOf(language).yes },
  { id: 'no', label: wordsOf(language).no },
];

const unheard = (language: AnswerLanguage): Outgoing =>
  plain(wordsOf(language).noVoice, language, doors(language));

/** Listens to voice messages: only who has agreed is heard, and what was heard is judged only once they say that it was so. */
export function voiceNotes({ transcriber, waiting, now = Date.now }: VoiceNotesOptions): VoiceNotes {
  const listen = async (
    channel: Channel,
    { at }: Incoming,
    { media, isForwarded }: { readonly media: Media; readonly isForwarded: boolean },
    { person, language }: By,
  ): Promise<Outgoing> => {
    if (!transcriber || !channel.fetch) return unheard(language);
    try {
      const sound = await channel.fetch(media);
      const text = maskSecrets(await transcriber.write(sound, 'voice.ogg')).text.trim();
      if (!/\p{L}{2}/u.test(text)) return plain(wordsOf(language).nothingHeard, language, doors(language));
      await waiting.put(person, { kind: 'heard', text, isForwarded });
      return plain(wordsOf(language).heard(text), language, yesNo(language));
    } catch (error) {
      const isKnown = error instanceof NotTranscribed || error instanceof NotSent;
      if (!isKnown || (!error.isFinal && now() < at + LONGEST_TRYING_MS)) throw error;
      return unheard(language);
    }
  };

  return {
    answer: async (channel, message, media, by) => {
      if (!transcriber || !channel.fetch) return unheard(by.language);
      const isForwarded = message.quoted !== undefined;
      if (await waiting.hasAgreed(by.person)) return listen(channel, message, { media, isForwarded }, by);
      await waiting.put(by.person, { kind: 'voice', media, isForwarded });
      return plain(wordsOf(by.language).mayListen(transcriber.who), by.language, yesNo(by.language));
    },
    agreed: async (channel, message, by) => {
      const waits = await waiting.take(by.person, by.key);
      const said = message.text.trim().toLowerCase().replaceAll(/[.!]/g, '');
      if (waits && NO.test(said))
        return {
          said:
            waits.kind === 'voice'
              ? unheard(by.language)
              : plain(wordsOf(by.language).notHeardSo, by.language),
        };
      // Whoever writes something else has been heard: it is judged by itself.
      if (!waits || !YES.test(said)) return undefined;
      if (waits.kind === 'heard')
        return waits.isForwarded ? { text: '', quoted: waits.text } : { text: waits.text, quoted: '' };
      await waiting.agree(by.person);
      return { said: await listen(channel, message, waits, by) };
    },
  };
}
