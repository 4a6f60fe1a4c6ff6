import type { ScamKind } from '../../kinds.ts';

/** Seen through by looking at one's own balance. */
export const BY_FALSE_MONEY: ReadonlySet<ScamKind> = new Set([
  'agent_kiosk',
  'wrong_transfer',
  'marketplace',
]);
/** They need a code. */
export const BY_SECRET: ReadonlySet<ScamKind> = new Set([
  'account_takeover',
  'fake_agent',
  'card_data',
  'sim_swap',
]);
/** They offer what real offices and firms offer too. */
export const BY_OFFER: ReadonlySet<ScamKind> = new Set([
  'loan',
  'fake_job',
  'fake_visa',
  'rental',
  'investment',
]);
/** They live by fear. */
export const THREATENING: ReadonlySet<ScamKind> = new Set(['sextortion', 'loan_blackmail', 'marabout']);
/** These let a victim win at first. */
export const PAYS_AT_FIRST: ReadonlySet<ScamKind> = new Set(['investment', 'task_scam']);
/** Somebody whom the victim knows may be asked. */
export const IS_OF_SOMEBODY: ReadonlySet<ScamKind> = new Set(['family_emergency', 'account_takeover']);
