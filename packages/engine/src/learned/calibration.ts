/** Points of a rising curve from log-odds to risk in per cent; straight between points, level beyond the ends. */
export interface CalibrationCurve {
  readonly logOdds: readonly number[];
  readonly risk: readonly number[];
}

/** The risk in per cent, not rounded, that belongs to log-odds. */
export function calibratedRisk({ logOdds, risk }: CalibrationCurve, value: number): number {
  const after = logOdds.findIndex((point) => point >= value);
  // Also the last one when all points lie below: `-1` and the end are the same place for `at`.
  const high = risk.at(after) as number;
  if (after < 1) return high;
  const left = logOdds[after - 1] as number;
  const right = logOdds[after] as number;
  const low = risk[after - 1] as number;
  return low + ((value - left) / (right - left)) * (high - low);
}
