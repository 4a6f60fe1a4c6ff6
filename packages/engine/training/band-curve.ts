import type { CalibrationCurve } from '../src/inference/calibration.ts';
import { RISK_BANDS } from '../src/vocabulary.ts';
import { type Calibrate, type Prediction, plattCalibration, thresholdFor } from './calibration-fit.ts';

/** Least share of scams among the rows that are called a danger. */
const DANGER_PRECISION = 0.97;
/** Up to this probability, nothing is found; it cannot be decided beyond. */
const DOUBT_FROM = 0.3;
/** Below the threshold, the band of doubt takes at least this share of the probabilities. */
const LEAST_DOUBT = 0.4;
/** Distance of the curve's points, in log-odds. */
const STEP = 0.5;
const WIDEST = 8;
/** Width of a step between bands, in log-odds, and its height in per cent. */
const EDGE = 0.001;
const GAP = 0.6;

/**
 * The curve from log-odds of a text to risk. Each band of risk says something of unseen rows: from {@link RISK_BANDS}.high on, at least
 * {@link DANGER_PRECISION} of ordinary rows, and of our twins, are scams. Risk {@link RISK_BANDS}.medium stands at the threshold whose
 * false-positive rate is at most `maxFpr` on ordinary rows and `maxFprOnTwins` on our twins. Below {@link RISK_BANDS}.doubt the probability is at
 * most {@link DOUBT_FROM}. Inside a band, risk grows with the probability.
 */
export function fitBands(
  rows: readonly Prediction[],
  maxFprOnTwins: number,
  maxFpr: number,
  calibrate: Calibrate = plattCalibration,
): CalibrationCurve {
  const probabilityAt = calibrate(rows);
  const ordinary = rows.filter(({ weight }) => weight >= 1);
  const twins = rows.filter(({ weight }) => weight < 1);
  const warnedFrom = Math.max(thresholdFor(ordinary, maxFpr), thresholdFor(twins, maxFprOnTwins));
  const dangerFrom = Math.max(precisionThreshold(ordinary), precisionThreshold(twins), warnedFrom + STEP);
  const warned = probabilityAt(warnedFrom);
  const danger = probabilityAt(dangerFrom);
  const doubted = Math.min(DOUBT_FROM, (1 - LEAST_DOUBT) * warned);
  const { doubt, medium, high } = RISK_BANDS;
  const riskAt = (logOdds: number): number => {
    const probability = probabilityAt(logOdds);
    if (logOdds >= dangerFrom) return between(probability, danger, 1, high, 100);
    if (logOdds >= warnedFrom) return between(probability, warned, danger, medium, high - GAP);
    return probability >= doubted
      ? between(probability, doubted, warned, doubt, medium - GAP)
      : between(probability, 0, doubted, 0, doubt);
  };
  const places = new Set<number>();
  for (let at = -WIDEST; at <= WIDEST; at += STEP) places.add(at);
  for (const edge of [warnedFrom, dangerFrom]) places.add(edge - EDGE).add(edge);
  const logOdds = [...places].filter(Number.isFinite).toSorted((one, other) => one - other);
  // If predictions and labels contradict each other, the curve would fall. It stays level instead.
  let highest = 0;
  return {
    logOdds: logOdds.map((at) => Number(at.toFixed(4))),
    risk: logOdds.map((at) => {
      highest = Math.max(highest, Number(riskAt(at).toFixed(2)));
      return highest;
    }),
  };
}

/** A straight line from one stretch to another. */
function between(value: number, from: number, to: number, least: number, most: number): number {
  const share = to > from ? (value - from) / (to - from) : 1;
  return least + Math.min(1, Math.max(0, share)) * (most - least);
}

/** The lowest log-odds from which on enough rows are scams. Rows that are never warned of are left out. */
function precisionThreshold(rows: readonly Prediction[]): number {
  const sorted = rows
    .filter(({ isCapped }) => isCapped !== true)
    .toSorted((one, other) => other.logOdds - one.logOdds);
  let scams = 0;
  let lowest = Number.NEGATIVE_INFINITY;
  for (const [index, { logOdds, isScam }] of sorted.entries()) {
    if (isScam) scams += 1;
    if (scams / (index + 1) >= DANGER_PRECISION) lowest = logOdds;
  }
  return lowest;
}
