export { RiskAnalysisCard, type RiskAnalysisCardProps } from './risk-analysis-card.tsx';
