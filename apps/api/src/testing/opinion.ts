/** An opinion on a result that nothing is wrong with. */
export const OPINION = {
  kind: 'link',
  opinion: 'reported_scam',
  riskLevel: 80,
  verdict: 'danger',
  engineVersion: '1.0.0',
};
