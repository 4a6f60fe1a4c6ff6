export { RISK_THRESHOLDS, type RiskBand, riskBandOf } from './risk-band.ts';
export { RiskBar, type RiskBarProps } from './risk-bar.tsx';
