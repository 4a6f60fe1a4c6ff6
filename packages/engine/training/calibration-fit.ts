import type { CalibrationCurve } from '../src/learned/calibration.ts';
import { thresholdAt } from './metrics.ts';

/** A row judged by a model that never saw it. */
export interface Judged {
  readonly logOdds: number;
  readonly isScam: boolean;
  /** Whether the visitor is warned already, by the signals. */
  readonly isWarned: boolean;
  /** How much it counts; the place of the warning is set by the rows that count fully. */
  readonly weight: number;
}

/** Risk at which a visitor is warned. Source: specification, sections 4 and 9. */
const WARNED_AT = 33;
/** Share of honest messages, as they come, that may be warned about. */
const ALLOWED = 0.0096;
/** Up to this probability, risk and probability are usually the same wherever the warning begins. */
const UNTOUCHED = 0.25;
/** The curve is drawn through points this far apart in log-odds. */
const STEP = 0.5;
const WIDEST = 8;
/** The step up to the warning is this wide. */
const EDGE = 0.001;

const sigmoid = (x: number) => 1 / (1 + Math.exp(-x));

/** Platt's scaling: the slope and offset that make log-odds honest, by Newton's method. */
function plattScaling(rows: readonly Judged[]): { readonly slope: number; readonly offset: number } {
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
      const curvature = probability * (1 - probability) * weight;
      gradientSlope += error * logOdds;
      gradientOffset += error;
      slopeSlope += curvature * logOdds * logOdds;
      slopeOffset += curvature * logOdds;
      offsetOffset += curvature;
    }
    const determinant = slopeSlope * offsetOffset - slopeOffset * slopeOffset;
    slope -= (offsetOffset * gradientSlope - slopeOffset * gradientOffset) / determinant;
    offset -= (slopeSlope * gradientOffset - slopeOffset * gradientSlope) / determinant;
  }
  return { slope, offset };
}

/**
 * The curve from log-odds to risk: honest probabilities, but the warning begins where at most 1 % of the honest rows
 * and the allowed share of our honest twins would be warned about. Between {@link UNTOUCHED} and that place the curve is bent,
 * elsewhere it is straight.
 */
export function fitCurve(
  rows: readonly Judged[],
  allowedTwins: number,
  allowedUsual = ALLOWED,
  untouched = UNTOUCHED,
): CalibrationCurve {
  const { slope, offset } = plattScaling(rows);
  const warned = Math.max(
    warningAt(
      rows.filter(({ weight }) => weight >= 1),
      allowedUsual,
    ),
    warningAt(
      rows.filter(({ weight }) => weight < 1),
      allowedTwins,
    ),
  );
  const probabilityWarned = sigmoid(slope * warned + offset);
  const bent = (probability: number) => bend(probability, probabilityWarned, untouched);
  const points = [
    { at: warned - EDGE, risk: WARNED_AT - 0.6 },
    { at: warned, risk: Math.max(WARNED_AT, 100 * probabilityWarned) },
  ];
  for (let at = -WIDEST; at <= WIDEST; at += STEP) {
    if (Math.abs(at - warned) > EDGE) points.push({ at, risk: 100 * bent(sigmoid(slope * at + offset)) });
  }
  points.sort((one, other) => one.at - other.at);
  // Where judgement and truth contradict each other the curve would fall; it stays level instead.
  let highest = 0;
  return {
    logOdds: points.map(({ at }) => Number(at.toFixed(4))),
    risk: points.map(({ risk }) => {
      highest = Math.max(highest, Number(risk.toFixed(2)));
      return highest;
    }),
  };
}

/** The log-odds from which at most the allowed share of honest rows is warned about, those that the signals warn of included. */
function warningAt(rows: readonly Judged[], allowed: number): number {
  return thresholdAt(
    rows.map(({ logOdds, isScam, isWarned }) => ({ score: isWarned ? WIDEST * 2 : logOdds, isScam })),
    allowed,
  );
}

/** Moves the probability at which the warning begins to the risk that warns. */
function bend(probability: number, warned: number, untouched: number): number {
  const target = WARNED_AT / 100;
  if (warned <= target) {
    // Warned early: the honest probability is lifted to the warning, and meets itself again well above it.
    if (probability < warned) return (probability * (target - 0.006)) / warned;
    return Math.max(probability, target);
  }
  if (probability >= warned) return Math.max(probability, target);
  if (probability <= untouched) return probability;
  return untouched + ((probability - untouched) / (warned - untouched)) * (target - 0.006 - untouched);
}
