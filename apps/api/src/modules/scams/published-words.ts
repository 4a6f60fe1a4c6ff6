import { foldText } from '@scamguard/engine';
import { inArray, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { scams, scamWords } from '../../db/schema/scams.ts';

/** The public words of a scam. */
interface PublishedText {
  readonly title: string;
  readonly description: string;
}

const WORD = /[a-z]{4,30}/g;

/** Lets misspelt searches find the words of a text that is public from now on. */
export async function learnWords(transaction: Transaction, text: PublishedText): Promise<void> {
  const words = wordsOf(text);
  if (words.length)
    await transaction
      .insert(scamWords)
      .values(words.map((word) => ({ word })))
      .onConflictDoNothing();
}

/** Forgets the words of a text that is public no more, where no other public text has them. */
export async function forgetWords(transaction: Transaction, text: PublishedText): Promise<void> {
  const inAnother = transaction
    .select({ found: sql`1` })
    .from(scams)
    .where(sql`${scams.search} @@ plainto_tsquery('public.scamguard', ${scamWords.word})`);
  const words = wordsOf(text);
  if (words.length)
    await transaction
      .delete(scamWords)
      .where(sql`${inArray(scamWords.word, words)} and ${notExists(inAnother)}`);
}

function wordsOf({ title, description }: PublishedText): string[] {
  return [...new Set(foldText(`${title} ${description}`).text.match(WORD))];
}
