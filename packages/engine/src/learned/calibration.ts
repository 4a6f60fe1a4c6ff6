/** Points of a rising curve from log-odds to risk in per cent; straight between points, level beyond the ends. */
export interface CalibrationCurve {
  readonly logOdds: readonly number[];
  readonly risk: readonly number[];
}

/** The risk in per cent, not rounded, that belongs to log-odds. */
export function calibratedRisk({ logOdds, risk }: CalibrationCurve, value: number): number {
  const after = logOdds.findIndex((point) => point >= value);
  if (after === 0) return risk[0] ?? 0;
  if (after === -1) return risk.at(-1) ?? 0;
  const left = logOdds[after - 1] ?? 0;
  const right = logOdds[after] ?? 0;
  const low = risk[after - 1] ?? 0;
  const high = risk[after] ?? 0;
  return low + ((value - left) / (right - left)) * (high - low);
}
