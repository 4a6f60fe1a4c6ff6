/** Scams, by the trick that is played. Source: the specification of the case. */
export const SCAM_KINDS = [
  'wrong_transfer',
  'fake_agent',
  'fake_prize',
  'fake_job',
  'task_scam',
  'investment',
  'romance',
  'inheritance',
  'sextortion',
  'marketplace',
  'rental',
  'phishing',
  'card_data',
  'account_takeover',
  'sim_swap',
  'family_emergency',
  'authority',
  'loan',
  'loan_blackmail',
  'agent_kiosk',
  'marabout',
  'recovery',
  'fake_charity',
  'fake_visa',
  'other',
] as const;
export type ScamKind = (typeof SCAM_KINDS)[number];

/** Honest matters that people ask about, by who is behind them. */
export const HONEST_KINDS = [
  'honest_family',
  'honest_operator',
  'honest_bank',
  'honest_business',
  'honest_job',
  'honest_public',
  'honest_community',
  'honest_code',
] as const;
export type HonestKind = (typeof HONEST_KINDS)[number];

/** What a case may be. `unknown`: what was said does not tell. */
export const CASE_KINDS = [...SCAM_KINDS, ...HONEST_KINDS, 'unknown'] as const;
export type CaseKind = (typeof CASE_KINDS)[number];

export function isScamKind(kind: CaseKind): kind is ScamKind {
  return (SCAM_KINDS as readonly string[]).includes(kind);
}

export function isHonestKind(kind: CaseKind): kind is HonestKind {
  return (HONEST_KINDS as readonly string[]).includes(kind);
}
