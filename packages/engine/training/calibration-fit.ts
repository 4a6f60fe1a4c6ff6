import type { CalibrationCurve } from '../src/inference/calibration.ts';
import { thresholdAtFpr } from './metrics.ts';

/** The out-of-fold prediction for a row. */
export interface Prediction {
  readonly logOdds: number;
  readonly isScam: boolean;
  /** Whether the signals warn already. */
  readonly isWarned: boolean;
  /** Whether the text has no way out of the official channel, so that nothing warns of it. */
  readonly isCapped?: boolean;
  /** How much it counts. Rows below 1 are our twins, which have a false-positive rate of their own. */
  readonly weight: number;
}

/** Risk from which a visitor is warned. Source: specification, sections 4 and 9. */
const THRESHOLD = 33;
/** Highest false-positive rate on ordinary honest messages. */
const MAX_FPR = 0.0096;
/** Below this probability, the risk is the probability, wherever the threshold is. */
const IDENTITY_BELOW = 0.25;
/** Distance of the curve's points, in log-odds. */
const STEP = 0.5;
const WIDEST = 8;
/** Width of the step at the threshold. */
const EDGE = 0.001;

export const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** Fits the probability of a scam for some log-odds. */
export type Calibrate = (rows: readonly Prediction[]) => (logOdds: number) => number;

/** The probability by Platt scaling. */
export const plattCalibration: Calibrate = (rows) => {
  const { slope, offset } = plattScaling(rows);
  return (logOdds) => sigmoid(slope * logOdds + offset);
};

/** Platt scaling: the slope and offset that calibrate log-odds, by Newton's method. */
export function plattScaling(rows: readonly Prediction[]): {
  readonly slope: number;
  readonly offset: number;
} {
  let slope = 1;
  let offset = 0;
  for (let round = 0; round < 50; round += 1) {
    // The prior keeps the slope near 1 when the rows are separated.
    let gradientSlope = slope - 1;
    let gradientOffset = 0;
    let slopeSlope = 1;
    let slopeOffset = 0;
    let offsetOffset = 1e-6;
    for (const { logOdds, isScam, weight } of rows) {
      const probability = sigmoid(slope * logOdds + offset);
      const error = (probability - (isScam ? 1 : 0)) * weight;
      const hessian = probability * (1 - probability) * weight;
      gradientSlope += error * logOdds;
      gradientOffset += error;
      slopeSlope += hessian * logOdds * logOdds;
      slopeOffset += hessian * logOdds;
      offsetOffset += hessian;
    }
    const determinant = slopeSlope * offsetOffset - slopeOffset * slopeOffset;
    slope -= (offsetOffset * gradientSlope - slopeOffset * gradientOffset) / determinant;
    offset -= (slopeSlope * gradientOffset - slopeOffset * gradientSlope) / determinant;
  }
  return { slope, offset };
}

/**
 * The curve from log-odds to risk. Risks are calibrated probabilities, but the risk 33 stands at the threshold whose false-positive rate is
 * at most `maxFpr` on ordinary rows and `maxFprOnTwins` on our twins. Between {@link IDENTITY_BELOW} and the threshold the curve is bent.
 */
export function fitCurve(
  rows: readonly Prediction[],
  maxFprOnTwins: number,
  maxFpr = MAX_FPR,
  identityBelow = IDENTITY_BELOW,
): CalibrationCurve {
  const { slope, offset } = plattScaling(rows);
  const threshold = Math.max(
    thresholdFor(
      rows.filter(({ weight }) => weight >= 1),
      maxFpr,
    ),
    thresholdFor(
      rows.filter(({ weight }) => weight < 1),
      maxFprOnTwins,
    ),
  );
  const probabilityAtThreshold = sigmoid(slope * threshold + offset);
  const bent = (probability: number) => bend(probability, probabilityAtThreshold, identityBelow);
  const points = [
    { at: threshold - EDGE, risk: THRESHOLD - 0.6 },
    { at: threshold, risk: Math.max(THRESHOLD, 100 * probabilityAtThreshold) },
  ];
  for (let at = -WIDEST; at <= WIDEST; at += STEP) {
    if (Math.abs(at - threshold) > EDGE) points.push({ at, risk: 100 * bent(sigmoid(slope * at + offset)) });
  }
  points.sort((one, other) => one.at - other.at);
  // If predictions and labels contradict each other, the curve would fall. It stays level instead.
  let highest = 0;
  return {
    logOdds: points.map(({ at }) => Number(at.toFixed(4))),
    risk: points.map(({ risk }) => {
      highest = Math.max(highest, Number(risk.toFixed(2)));
      return highest;
    }),
  };
}

/** The threshold in log-odds for a false-positive rate. Rows that the signals warn about are positive anyway, capped ones never. */
export function thresholdFor(rows: readonly Prediction[], maxFpr: number): number {
  return thresholdAtFpr(
    rows.map(({ logOdds, isScam, isWarned, isCapped }) => ({
      score: isWarned ? WIDEST * 2 : isCapped ? -WIDEST * 2 : logOdds,
      isScam,
    })),
    maxFpr,
  );
}

/** Moves the probability at the threshold to the risk from which a visitor is warned. */
function bend(probability: number, atThreshold: number, identityBelow: number): number {
  const target = THRESHOLD / 100;
  if (atThreshold <= target) {
    // The threshold is below the risk that warns: lift it, and return to the probability well above it.
    if (probability < atThreshold) return (probability * (target - 0.006)) / atThreshold;
    return Math.max(probability, target);
  }
  if (probability >= atThreshold) return Math.max(probability, target);
  if (probability <= identityBelow) return probability;
  return (
    identityBelow +
    ((probability - identityBelow) / (atThreshold - identityBelow)) * (target - 0.006 - identityBelow)
  );
}
