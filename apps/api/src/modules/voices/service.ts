import { randomUUID } from 'node:crypto';
import { CALL_LINE, callLines } from '@scamguard/content/call';
import { voiceSentences } from '@scamguard/content/voices';
import {
  APPROVALS,
  type DecideVoiceBody,
  type RecordVoiceQuery,
  type ReviewTranslationBody,
  type StudioSentence,
  VOICE_LANGUAGES,
  VOICE_SAMPLE_RATE,
  type VoiceLanguage,
  type VoiceRecording,
  type VoicesResult,
} from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import type { RecordingNote, Review, VoicesRepository } from './repository.ts';
import { mp3Of, opusOf } from './sound/encode.ts';
import { voiceIn } from './sound/trim.ts';
import { readWave } from './sound/wave.ts';

/** The versions of a call's lines that are heard, by the line's id. */
export type RecordedLines = ReadonlyMap<string, number>;

export interface HeardSound {
  readonly sound: Uint8Array;
  readonly version: number;
}

export interface VoicesService {
  readonly live: (language: VoiceLanguage) => Promise<VoicesResult>;
  /** What is recorded of a call, in each language of which something is. */
  readonly ofCalls: () => Promise<ReadonlyMap<VoiceLanguage, RecordedLines>>;
  /**
   * The sound of what is heard of a sentence.
   *
   * @param version one that may be heard no more, then it is the newest that is.
   * @throws {CodedError} when nothing of it is heard.
   */
  readonly sound: (
    language: VoiceLanguage,
    sentence: string,
    format: 'opus' | 'mp3',
    version?: number,
  ) => Promise<HeardSound>;
  readonly studio: (language: VoiceLanguage, asker: string) => Promise<StudioSentence[]>;
  /** @throws {CodedError} when there is no such sentence, or the voice cannot be used. */
  readonly record: (query: RecordVoiceQuery, wave: Uint8Array, speaker: string) => Promise<VoiceRecording>;
  /** @throws {CodedError} when it does not wait any more, or is the asker's own. */
  readonly decide: (id: string, body: DecideVoiceBody, by: string) => Promise<VoiceRecording['state']>;
  readonly recording: (id: string, format: 'opus' | 'mp3') => Promise<Uint8Array>;
  /** @returns how many people have approved the text. */
  readonly review: (body: ReviewTranslationBody, reviewer: string) => Promise<number>;
}

/** From which state into which. */
const DECISIONS = {
  approve: { from: 'waiting', to: 'live' },
  return: { from: 'waiting', to: 'returned' },
  withdraw: { from: 'live', to: 'withdrawn' },
} as const;

export function voicesService(repository: VoicesRepository): VoicesService {
  /** The newest of each sentence that is heard and still means what it meant, or the wanted version of it. */
  const heard = async (language: VoiceLanguage, version?: number) => {
    const notes = (await repository.notes(language)).filter(({ state }) => state === 'live');
    return voiceSentences(language).flatMap(({ id, meaning }) => {
      const own = madeOf(notes, id, meaning);
      const note = own.find((each) => each.version === version) ?? own[0];
      return note ? [{ id, meaning, note }] : [];
    });
  };

  return {
    live: async (language) => {
      const [voices, reviews] = await Promise.all([heard(language), repository.reviews(language)]);
      return {
        voices: voices.map(({ id, meaning, note: { version, credit } }) => ({
          id,
          meaning,
          version,
          credit,
        })),
        reviewed: voiceSentences(language)
          .filter(({ id, text }) => approvalsOf(reviews, id, text) >= APPROVALS)
          .map(({ id }) => id),
      };
    },
    ofCalls: async () => {
      const notes = await repository.liveNotes(CALL_LINE);
      return new Map(
        VOICE_LANGUAGES.flatMap((language) => {
          const own = notes.filter((note) => note.language === language);
          const lines = Object.entries(callLines(language)).flatMap(([id, meaning]): [string, number][] => {
            const [newest] = madeOf(own, id, meaning);
            return newest ? [[id, newest.version]] : [];
          });
          return lines.length ? [[language, new Map(lines)] as const] : [];
        }),
      );
    },
    sound: async (language, id, format, version) => {
      const found = (await heard(language, version)).find((each) => each.id === id);
      const sound = found && (await repository.sound(found.note.id, format));
      if (!sound) throw new CodedError('not_found');
      return { sound, version: found.note.version };
    },
    studio: async (language, asker) => {
      const [notes, reviews] = await Promise.all([repository.notes(language), repository.reviews(language)]);
      return voiceSentences(language).map(({ id, meaning, text }) => {
        const all = notes.filter((note) => note.sentence === id);
        const current = all.filter((note) => note.meaning === meaning);
        const ofText = reviews.filter((review) => review.sentence === id && review.text === text);
        return {
          id,
          meaning,
          text: text ?? null,
          recordings: current.map((note) => shown(note, asker)),
          isChanged: all.length > 0 && current.length === 0,
          approvals: approvalsOf(reviews, id, text),
          isReviewed: ofText.some(({ reviewer }) => reviewer === asker),
          corrections: ofText.flatMap(({ correction }) => correction ?? []),
        };
      });
    },
    record: async ({ language, sentence: id, credit }, wave, speaker) => {
      const { meaning } = sentence(language, id);
      const samples = readWave(wave);
      if (!samples) throw new CodedError('file_damaged');
      const voice = voiceIn(samples);
      const note = await repository.add({
        id: randomUUID(),
        language,
        sentence: id,
        meaning,
        opus: opusOf(voice),
        mp3: mp3Of(voice),
        seconds: voice.length / VOICE_SAMPLE_RATE,
        credit,
        recordedBy: speaker,
      });
      return shown(note, speaker);
    },
    decide: async (id, { action, note }, by) => {
      const recording = await repository.note(id);
      if (!recording) throw new CodedError('not_found');
      if (action === 'approve' && recording.recordedBy === by) throw new CodedError('own_voice');
      const change = { ...DECISIONS[action], by, ...(note && { note }) };
      if (!(await repository.decide(id, change))) throw new CodedError('not_found');
      return change.to;
    },
    recording: async (id, format) => {
      const sound = await repository.sound(id, format);
      if (!sound) throw new CodedError('not_found');
      return sound;
    },
    review: async ({ language, sentence: id, text, correction }, reviewer) => {
      // Another text by now has not been read.
      if (sentence(language, id).text !== text) throw new CodedError('not_found');
      await repository.saveReview({ language, sentence: id, reviewer, text, correction: correction ?? null });
      return approvalsOf(await repository.reviews(language), id, text);
    },
  };
}

/** The recordings of a sentence that were made of what it means now. */
const madeOf = <Note extends { readonly sentence: string; readonly meaning: string }>(
  notes: readonly Note[],
  id: string,
  meaning: string,
): readonly Note[] => notes.filter((note) => note.sentence === id && note.meaning === meaning);

const approvalsOf = (reviews: readonly Review[], id: string, text: string | undefined): number =>
  reviews.filter((review) => review.sentence === id && review.text === text && review.correction === null)
    .length;

const shown = (
  { id, state, version, seconds, credit, recordedBy, note, createdAt }: RecordingNote,
  asker: string,
): VoiceRecording => ({
  id,
  state,
  version,
  seconds,
  credit,
  isOwn: recordedBy === asker,
  note,
  createdAt: createdAt.toISOString(),
});

/** @throws {CodedError} when there is no such sentence. */
function sentence(language: VoiceLanguage, id: string) {
  const found = voiceSentences(language).find((each) => each.id === id);
  if (!found) throw new CodedError('not_found');
  return found;
}
