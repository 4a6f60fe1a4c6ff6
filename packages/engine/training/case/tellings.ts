import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CIRCUMSTANCES, type FactName, type FactSubject, type Polarity } from '../../src/case/facts/fact.ts';
import { CASE_KINDS, type CaseKind } from '../../src/case/kinds.ts';

/** A fact, and the words that tell it, as they stand in one of the messages. */
export type Quoted = readonly [fact: FactName, quote: string];

/** One person's story of one matter, and a careful adviser's reading of it. The writers of the rows saw no code. */
export interface TellingRow {
  readonly id: string;
  /** The writer of the telling. Writers are kept apart when a classifier is measured. */
  readonly writer: string;
  readonly lang: 'fr' | 'en' | 'pcm';
  readonly kind: CaseKind;
  readonly band: 'danger' | 'caution' | 'calm' | 'unknown';
  /** Messages that were sent one after another. */
  readonly turns: readonly string[];
  readonly facts: readonly FactName[];
  /** Where each of them is told; a row of which nobody marked it has none. */
  readonly told?: readonly Quoted[];
  /** Money, a code, papers …: what is lost already. */
  readonly lost: readonly string[];
  /** Whether they are still on the phone, or at the counter. */
  readonly now: 'none' | 'phone' | 'counter';
  /** What a careful adviser says first. */
  readonly firstAction: string;
}

/** Every telling of a folder, in the order of the files' names. Throws for a row of an unknown kind. */
export function readTellings(folder: string): readonly TellingRow[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.toSorted().flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => readRow(line, name.slice(0, -'.jsonl'.length))),
  );
}

function readRow(line: string, writer: string): TellingRow {
  const row = JSON.parse(line) as Omit<TellingRow, 'writer'>;
  if (!CASE_KINDS.includes(row.kind)) throw new Error(`${row.id}: ${row.kind} is no kind of case.`);
  return {
    ...row,
    writer,
    facts: [...new Set(row.facts.map(asHeard))],
    ...(row.told && { told: row.told.map(([fact, quote]) => [asHeard(fact), quote] as const) }),
  };
}

/** A circumstance that came about holds, and who others are is what they say: writers use `done`, `says` and `true` for both. */
function asHeard(fact: FactName): FactName {
  const [polarity, subject] = fact.split(':') as [Polarity, FactSubject];
  if (polarity === 'true' && subject.startsWith('is-')) return `says:${subject}`;
  const isCircumstance = (CIRCUMSTANCES as readonly string[]).includes(subject);
  return isCircumstance && (polarity === 'done' || polarity === 'says') ? `true:${subject}` : fact;
}
