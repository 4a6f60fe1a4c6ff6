import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/client.ts';
import { scams } from '../../db/schema/scams.ts';
import { maskTexts } from '../../masking/mask-text.ts';

/** One row for the next training of the engine, as `training/rows.ts` of the engine reads it. */
export interface TrainingRow {
  readonly id: string;
  readonly text: string;
  readonly label: 'scam';
  readonly source: 'reports';
  /** The kind of scam that the reporter chose. */
  readonly kind: string;
}

/** A shorter text tells what happened, and teaches nothing. */
const SHORTEST = 40;

/**
 * Rows to train on, from reports that a moderator has read and published. The texts are public already. They are masked once
 * more, because the rules of masking may have become stricter since. A row says nothing of the person who reported, nor of the
 * region. Reports that wait or were rejected are left out.
 */
export async function trainingRows(queries: Queries): Promise<readonly TrainingRow[]> {
  const published = await queries
    .select({
      id: scams.id,
      kind: scams.scamType,
      title: scams.title,
      description: scams.description,
      contact: scams.contact,
    })
    .from(scams)
    .where(eq(scams.status, 'published'))
    .orderBy(asc(scams.id));
  return published.flatMap(({ id, kind, title, description, contact }): TrainingRow[] => {
    const shown = maskTexts({ title, description }, contact ?? '');
    return shown.description.length < SHORTEST
      ? []
      : [{ id, text: shown.description, label: 'scam', source: 'reports', kind }];
  });
}

export const USAGE = 'Usage: npm run rows -- export FILE.jsonl';

/**
 * Writes the rows by `write`.
 *
 * @returns the sentence for the person who runs the command.
 * @throws {Error} with a sentence for them if the words of the command are not understood.
 */
export async function rowsCommand(
  queries: Queries,
  [action, file]: readonly string[],
  write: (file: string, content: string) => Promise<void>,
): Promise<string> {
  if (action !== 'export' || !file) throw new Error(USAGE);
  const rows = await trainingRows(queries);
  await write(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return `${rows.length} rows of what moderators published are in ${file}, masked.`;
}
