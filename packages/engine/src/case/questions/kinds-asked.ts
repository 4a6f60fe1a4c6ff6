import type { CaseKind } from '../kinds.ts';

/** Something is promised, sold or paid for in these. */
export const PROMISING = [
  'fake_prize',
  'fake_job',
  'task_scam',
  'investment',
  'romance',
  'inheritance',
  'marketplace',
  'rental',
  'loan',
  'marabout',
  'recovery',
  'fake_charity',
  'fake_visa',
  'honest_business',
  'honest_job',
  'honest_public',
  'honest_community',
] as const satisfies readonly CaseKind[];

/** Who gets one of these did not ask for it; a buyer did, even from a false seller. */
export const COMES_UNASKED = [
  'wrong_transfer',
  'fake_agent',
  'fake_prize',
  'phishing',
  'card_data',
  'account_takeover',
  'sim_swap',
  'family_emergency',
  'inheritance',
  'honest_operator',
  'honest_bank',
  'honest_code',
  'honest_family',
] as const satisfies readonly CaseKind[];

/** Something is to come: goods, wages, a sum. */
export const TO_BE_DELIVERED = [
  'fake_prize',
  'fake_job',
  'task_scam',
  'investment',
  'marketplace',
  'loan',
  'marabout',
  'recovery',
  'honest_business',
  'honest_job',
] as const satisfies readonly CaseKind[];

/** Money goes to somebody in the name of an office, a trade or an association; or so it is said. */
export const PAID_TO_SOMEBODY = [
  'authority',
  'fake_job',
  'fake_visa',
  'fake_charity',
  'inheritance',
  'rental',
  'other',
  'honest_public',
  'honest_business',
  'honest_job',
  'honest_bank',
  'honest_community',
] as const satisfies readonly CaseKind[];
