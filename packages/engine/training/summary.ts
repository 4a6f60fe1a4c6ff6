import {
  areaUnderCurve,
  calibrationError,
  falseAlarmsAt,
  recallAt,
  type Share,
  share,
  thresholdAt,
} from './metrics.ts';
import type { Label } from './rows.ts';

/** A row with the risk that a reader or the engine gave it. */
export interface JudgedRow {
  readonly file: string;
  readonly source: string;
  readonly label: Label;
  /** Per cent; finer than whole numbers where the reader says more. */
  readonly risk: number;
}

/** What is told of one file, or of one source within it. Shares carry their 95 % intervals. */
export interface Summary {
  readonly file: string;
  /** `undefined` for the file as a whole. */
  readonly source?: string;
  readonly rows: { readonly scam: number; readonly safe: number; readonly spam: number };
  /** At the engine's own threshold. */
  readonly found?: Share;
  readonly falseAlarms?: Share;
  readonly precision?: Share;
  readonly area?: number;
  /** At the thresholds that 1 % and 2 % false alarms in these rows would give. */
  readonly foundAt1?: Share;
  readonly foundAt2?: Share;
  readonly calibrationError?: number;
}

/** Risk from which a visitor is warned. Source: specification, sections 4 and 9. */
const WARNED = 33;

/** Fewer rows than this say nothing about a source. */
const FEWEST = 20;

/** One summary for each file, followed by one for each of its larger sources when there are several. */
export function summarise(rows: readonly JudgedRow[]): readonly Summary[] {
  return [...groups(rows, ({ file }) => file)].flatMap(([file, inFile]) => {
    const sources = [...groups(inFile, ({ source }) => source)];
    const parts = sources.length > 1 ? sources.filter(([, part]) => part.length >= FEWEST) : [];
    return [summary(inFile, { file }), ...parts.map(([source, part]) => summary(part, { file, source }))];
  });
}

function groups<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = found.get(name);
    if (group) group.push(item);
    else found.set(name, [item]);
  }
  return found;
}

function summary(rows: readonly JudgedRow[], name: Pick<Summary, 'file' | 'source'>): Summary {
  const countOf = (label: Label) => rows.filter((row) => row.label === label).length;
  const scored = rows
    .filter(({ label }) => label !== 'spam')
    .map(({ risk, label }) => ({ score: risk, isScam: label === 'scam', probability: risk / 100 }));
  const flagged = scored.filter(({ score }) => score >= WARNED);
  const hasBoth = countOf('scam') > 0 && countOf('safe') > 0;
  return {
    ...name,
    rows: { scam: countOf('scam'), safe: countOf('safe'), spam: countOf('spam') },
    ...defined({
      found: recallAt(scored, WARNED),
      falseAlarms: falseAlarmsAt(scored, WARNED),
      precision: hasBoth ? share(flagged.filter(({ isScam }) => isScam).length, flagged.length) : undefined,
      area: areaUnderCurve(scored),
      foundAt1: hasBoth ? recallAt(scored, thresholdAt(scored, 0.01)) : undefined,
      foundAt2: hasBoth ? recallAt(scored, thresholdAt(scored, 0.02)) : undefined,
      calibrationError: hasBoth ? calibrationError(scored) : undefined,
    }),
  };
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

const defined = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
