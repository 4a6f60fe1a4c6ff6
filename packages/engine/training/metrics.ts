/** A row that was scored: its score (any monotone scale) and whether it is a scam. */
export interface Scored {
  readonly score: number;
  readonly isScam: boolean;
}

/** A share with its 95 % interval by Wilson's formula. */
export interface Share {
  readonly hits: number;
  readonly of: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const Z = 1.959964;

/** A share of `of` rows with its Wilson interval; `undefined` if there are no rows. */
export function share(hits: number, of: number): Share | undefined {
  if (of === 0) return undefined;
  const value = hits / of;
  const centre = (value + (Z * Z) / (2 * of)) / (1 + (Z * Z) / of);
  const half = (Z * Math.sqrt((value * (1 - value)) / of + (Z * Z) / (4 * of * of))) / (1 + (Z * Z) / of);
  return { hits, of, value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}

/** Area under the ROC curve. Ties count half. `undefined` without both kinds of rows. */
export function rocAuc(rows: readonly Scored[]): number | undefined {
  const sorted = rows.toSorted((one, other) => one.score - other.score);
  const scams = sorted.filter((row) => row.isScam).length;
  const safe = sorted.length - scams;
  if (scams === 0 || safe === 0) return undefined;
  let ranks = 0;
  for (let first = 0; first < sorted.length; ) {
    let last = first;
    while (sorted[last + 1]?.score === sorted[first]?.score) last += 1;
    const rank = (first + last) / 2 + 1;
    for (let index = first; index <= last; index += 1) if (sorted[index]?.isScam) ranks += rank;
    first = last + 1;
  }
  return (ranks - (scams * (scams + 1)) / 2) / (scams * safe);
}

/** The lowest threshold with a false-positive rate of at most `maxFpr`. A row is positive at or above the threshold. */
export function thresholdAtFpr(rows: readonly Scored[], maxFpr: number): number {
  const safe = rows
    .filter((row) => !row.isScam)
    .map((row) => row.score)
    .toSorted((one, other) => other - one);
  const last = safe[Math.floor(maxFpr * safe.length)];
  if (last === undefined) return Number.NEGATIVE_INFINITY;
  const above = rows.map((row) => row.score).filter((score) => score > last);
  return above.reduce((least, score) => Math.min(least, score), Number.POSITIVE_INFINITY);
}

/** Share of scams at or above a threshold. */
export function recallAt(rows: readonly Scored[], threshold: number): Share | undefined {
  const scams = rows.filter((row) => row.isScam);
  return share(scams.filter((row) => row.score >= threshold).length, scams.length);
}

/** Share of safe rows at or above a threshold. */
export function falsePositiveRateAt(rows: readonly Scored[], threshold: number): Share | undefined {
  const safe = rows.filter((row) => !row.isScam);
  return share(safe.filter((row) => row.score >= threshold).length, safe.length);
}

/** Expected calibration error, in ten equal bins of predicted probability. */
export function calibrationError(
  rows: readonly { readonly probability: number; readonly isScam: boolean }[],
): number {
  const bins = Array.from({ length: 10 }, () => ({ count: 0, predicted: 0, scams: 0 }));
  for (const { probability, isScam } of rows) {
    const bin = bins[Math.min(9, Math.floor(probability * 10))];
    if (!bin) continue;
    bin.count += 1;
    bin.predicted += probability;
    bin.scams += isScam ? 1 : 0;
  }
  return (
    bins.reduce((error, bin) => error + Math.abs(bin.predicted - bin.scams), 0) / Math.max(rows.length, 1)
  );
}
