import { randomUUID } from 'node:crypto';
import { lookupKeys } from '@scamguard/engine';
import type { Database } from '../src/db/client.ts';
import { scams, scamWords } from '../src/db/schema/scams.ts';
import { contactKeys } from '../src/secrets/contact-keys.ts';
import { madeUpWords, pickWords } from './made-up-words.ts';

/** The words of which the reports are made; the first are the commonest. */
export const WORDS: readonly string[] = madeUpWords(4_000);

const BATCH = 2_000;
const HOUR_MS = 3_600_000;

/** Every other report is about a number, and the rest about sites: as people search for them. */
export const numberOf = (index: number): string => `01${97_000_000 + index}`;
export const siteOf = (index: number): string => `https://boutique-${index}.example/`;

const keyOf = (index: number) =>
  index % 2 ? String(lookupKeys({ kind: 'link', value: siteOf(index) })[0]) : `number:+229${numberOf(index)}`;

/**
 * Fills an empty database with so many reported scams.
 *
 * @param place where it can be opened.
 * @param secret of the servers that will use it.
 */
export async function fillWithScams(
  { open }: { readonly open: () => Promise<Pick<Database, 'queries' | 'close'>> },
  count: number,
  secret: string,
): Promise<void> {
  const database = await open();
  const { hidden, partOf } = contactKeys(secret);
  const now = Date.now();
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => ({
      id: randomUUID(),
      status: 'published' as const,
      scamType: 'mobile_money',
      region: 'littoral',
      title: pickWords(WORDS, 5, start + index),
      description: pickWords(WORDS, 25, start + index + count),
      contactKey: hidden(keyOf(start + index)),
      contactPart: partOf(keyOf(start + index)),
      lastReportedAt: new Date(now - ((start + index) % 5_000) * HOUR_MS),
    }));
    await database.queries.insert(scams).values(rows);
  }
  await database.queries.insert(scamWords).values(WORDS.map((word) => ({ word })));
  await database.queries.execute('analyze');
  await database.close();
}
