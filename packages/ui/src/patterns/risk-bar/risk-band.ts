/** The beginnings of the medium and the high band, in per cent. Source: specification, sections 4 and 9. */
export const RISK_THRESHOLDS = { medium: 33, high: 66 } as const;

export type RiskBand = 'low' | 'medium' | 'high';

/** The band of a risk level: below 33 low, from 33 medium, from 66 high. */
export function riskBandOf(level: number): RiskBand {
  if (level >= RISK_THRESHOLDS.high) return 'high';
  return level >= RISK_THRESHOLDS.medium ? 'medium' : 'low';
}
