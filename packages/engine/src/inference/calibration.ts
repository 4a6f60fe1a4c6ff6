/** A rising curve from log-odds to risk in per cent. It is linear between its points, and constant beyond the first and the last. */
export interface CalibrationCurve {
  readonly logOdds: readonly number[];
  readonly risk: readonly number[];
}

/** The risk for some log-odds, in per cent, not rounded. */
export function calibratedRisk({ logOdds, risk }: CalibrationCurve, value: number): number {
  const after = logOdds.findIndex((point) => point >= value);
  // When all points lie below, `after` is -1, and `at(-1)` is the last point.
  const high = risk.at(after) as number;
  if (after < 1) return high;
  const left = logOdds[after - 1] as number;
  const right = logOdds[after] as number;
  const low = risk[after - 1] as number;
  return low + ((value - left) / (right - left)) * (high - low);
}
