import type { VoiceLanguage } from '@scamguard/contracts';
import { and, desc, eq, like, max, ne } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { translationReviews, voiceRecordings } from '../../db/schema/voices.ts';

type Recording = typeof voiceRecordings.$inferSelect;
type State = Recording['state'];
/** A recording without its sound. */
export type RecordingNote = Omit<Recording, 'opus' | 'mp3'>;
export type Review = typeof translationReviews.$inferSelect;

export interface VoicesRepository {
  /** Newest versions first. */
  readonly notes: (language: VoiceLanguage) => Promise<RecordingNote[]>;
  /** What is heard of the sentences whose ids begin so, in all languages. Newest versions first. */
  readonly liveNotes: (
    beginning: string,
  ) => Promise<Pick<RecordingNote, 'language' | 'sentence' | 'meaning' | 'version'>[]>;
  readonly note: (id: string) => Promise<RecordingNote | undefined>;
  /** Gives the recording the next version of its sentence. */
  readonly add: (recording: Omit<typeof voiceRecordings.$inferInsert, 'version'>) => Promise<RecordingNote>;
  /** @returns whether it was in the state it is taken from, and is not by who decides. */
  readonly decide: (
    id: string,
    change: { readonly from: State; readonly to: State; readonly by: string; readonly note?: string },
  ) => Promise<boolean>;
  readonly sound: (id: string, format: 'opus' | 'mp3') => Promise<Uint8Array | undefined>;
  readonly reviews: (language: VoiceLanguage) => Promise<Review[]>;
  readonly saveReview: (review: typeof translationReviews.$inferInsert) => Promise<void>;
}

/** Everything but the sound, which is heavy. */
const NOTE = {
  id: voiceRecordings.id,
  language: voiceRecordings.language,
  sentence: voiceRecordings.sentence,
  meaning: voiceRecordings.meaning,
  version: voiceRecordings.version,
  state: voiceRecordings.state,
  seconds: voiceRecordings.seconds,
  credit: voiceRecordings.credit,
  recordedBy: voiceRecordings.recordedBy,
  note: voiceRecordings.note,
  decidedBy: voiceRecordings.decidedBy,
  createdAt: voiceRecordings.createdAt,
};

export function voicesRepository(queries: Queries): VoicesRepository {
  return {
    notes: (language) =>
      queries
        .select(NOTE)
        .from(voiceRecordings)
        .where(eq(voiceRecordings.language, language))
        .orderBy(desc(voiceRecordings.version)),
    liveNotes: (beginning) => {
      const { language, sentence, meaning, version } = NOTE;
      return queries
        .select({ language, sentence, meaning, version })
        .from(voiceRecordings)
        .where(and(eq(voiceRecordings.state, 'live'), like(voiceRecordings.sentence, `${beginning}%`)))
        .orderBy(desc(voiceRecordings.version));
    },
    note: async (id) => {
      const [found] = await queries.select(NOTE).from(voiceRecordings).where(eq(voiceRecordings.id, id));
      return found;
    },
    add: (recording) =>
      queries.transaction(async (transaction) => {
        const ofSentence = and(
          eq(voiceRecordings.language, recording.language),
          eq(voiceRecordings.sentence, recording.sentence),
        );
        const [newest] = await transaction
          .select({ version: max(voiceRecordings.version) })
          .from(voiceRecordings)
          .where(ofSentence);
        const [added] = await transaction
          .insert(voiceRecordings)
          .values({ ...recording, version: (newest?.version ?? 0) + 1 })
          .returning(NOTE);
        if (!added) throw new Error('The recording was not kept.');
        return added;
      }),
    decide: async (id, { from, to, by, note }) => {
      const decided = await queries
        .update(voiceRecordings)
        .set({ state: to, decidedBy: by, note: note ?? null })
        .where(
          and(
            eq(voiceRecordings.id, id),
            eq(voiceRecordings.state, from),
            // People cannot approve their own voice, whatever else happens at the same moment.
            to === 'live' ? ne(voiceRecordings.recordedBy, by) : undefined,
          ),
        )
        .returning({ id: voiceRecordings.id });
      return decided.length > 0;
    },
    sound: async (id, format) => {
      const [found] = await queries
        .select({ sound: voiceRecordings[format] })
        .from(voiceRecordings)
        .where(eq(voiceRecordings.id, id));
      return found?.sound;
    },
    reviews: (language) =>
      queries.select().from(translationReviews).where(eq(translationReviews.language, language)),
    saveReview: async (review) => {
      await queries
        .insert(translationReviews)
        .values(review)
        .onConflictDoUpdate({
          target: [translationReviews.language, translationReviews.sentence, translationReviews.reviewer],
          set: { text: review.text, correction: review.correction ?? null, createdAt: new Date() },
        });
    },
  };
}
