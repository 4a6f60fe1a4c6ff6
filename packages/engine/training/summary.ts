import { RISK_BANDS } from '../src/vocabulary.ts';
import {
  calibrationError,
  falsePositiveRateAt,
  recallAt,
  rocAuc,
  type Scored,
  type Share,
  share,
  thresholdAtFpr,
} from './metrics.ts';
import type { Label } from './rows.ts';

/** A row with the risk that a classifier or the engine gave it. */
export interface ScoredRow {
  readonly file: string;
  readonly source: string;
  readonly label: Label;
  /** In per cent, not rounded. */
  readonly risk: number;
}

/** The metrics of one file, or of one source within it. Shares carry their 95 % intervals. */
export interface Summary {
  readonly file: string;
  /** `undefined` for the file as a whole. */
  readonly source?: string;
  readonly rows: { readonly scam: number; readonly safe: number; readonly spam: number };
  /** At the engine's own threshold. */
  readonly recall?: Share;
  readonly falsePositiveRate?: Share;
  /** Safe rows that are called a danger. */
  readonly falseDangerRate?: Share;
  readonly precision?: Share;
  /** The share of scams among the rows of each band. */
  readonly dangerPrecision?: Share;
  readonly scamsInCaution?: Share;
  readonly scamsInUnknown?: Share;
  readonly auc?: number;
  /** Recall at the thresholds at which the false-positive rate in these rows is 1 % and 2 %. */
  readonly recallAt1PercentFpr?: Share;
  readonly recallAt2PercentFpr?: Share;
  readonly calibrationError?: number;
}

/** Risk from which a visitor is warned. Source: specification, sections 4 and 9. */
const THRESHOLD = 33;

/** Risk from which the word is "danger". */
const DANGER = 66;

/** Risk from which it cannot be decided. */
const DOUBT = RISK_BANDS.doubt;

/** A source with fewer rows than this gets no summary. */
const FEWEST = 20;

/** One summary for each file, followed by one for each of its larger sources if there are several. */
export function summarise(rows: readonly ScoredRow[]): readonly Summary[] {
  return [...groups(rows, ({ file }) => file)].flatMap(([file, inFile]) => {
    const sources = [...groups(inFile, ({ source }) => source)];
    const larger = sources.length > 1 ? sources.filter(([, inSource]) => inSource.length >= FEWEST) : [];
    return [
      summary(inFile, { file }),
      ...larger.map(([source, inSource]) => summary(inSource, { file, source })),
    ];
  });
}

function groups<T>(items: readonly T[], nameOf: (item: T) => string): Map<string, T[]> {
  const grouped = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOf(item);
    const group = grouped.get(name);
    if (group) group.push(item);
    else grouped.set(name, [item]);
  }
  return grouped;
}

function summary(rows: readonly ScoredRow[], name: Pick<Summary, 'file' | 'source'>): Summary {
  const countOf = (label: Label) => rows.filter((row) => row.label === label).length;
  const scored = rows
    .filter(({ label }) => label !== 'spam')
    .map(({ risk, label }) => ({ score: risk, isScam: label === 'scam', probability: risk / 100 }));
  const flagged = scored.filter(({ score }) => score >= THRESHOLD);
  const hasBoth = countOf('scam') > 0 && countOf('safe') > 0;
  return {
    ...name,
    rows: { scam: countOf('scam'), safe: countOf('safe'), spam: countOf('spam') },
    ...defined({
      recall: recallAt(scored, THRESHOLD),
      falsePositiveRate: falsePositiveRateAt(scored, THRESHOLD),
      falseDangerRate: falsePositiveRateAt(scored, DANGER),
      precision: hasBoth ? share(flagged.filter(({ isScam }) => isScam).length, flagged.length) : undefined,
      ...(hasBoth && {
        dangerPrecision: scamsAmong(scored, DANGER, Number.POSITIVE_INFINITY),
        scamsInCaution: scamsAmong(scored, DOUBT, DANGER),
        scamsInUnknown: scamsAmong(scored, Number.NEGATIVE_INFINITY, DOUBT),
      }),
      auc: rocAuc(scored),
      recallAt1PercentFpr: hasBoth ? recallAt(scored, thresholdAtFpr(scored, 0.01)) : undefined,
      recallAt2PercentFpr: hasBoth ? recallAt(scored, thresholdAtFpr(scored, 0.02)) : undefined,
      calibrationError: hasBoth ? calibrationError(scored) : undefined,
    }),
  };
}

function scamsAmong(rows: readonly Scored[], from: number, below: number): Share | undefined {
  const inBand = rows.filter(({ score }) => Math.round(score) >= from && Math.round(score) < below);
  return share(inBand.filter(({ isScam }) => isScam).length, inBand.length);
}

type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

const defined = <T extends object>(fields: T): Given<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Given<T>;
