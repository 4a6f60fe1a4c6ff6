import type { SignalId } from '../../signals/index.ts';

/** What a visitor may be in. Source: the risk interview's table of situations. */
export const SITUATION_IDS = [
  'wrong_transfer',
  'fake_agent',
  'fake_prize',
  'fake_job',
  'investment',
  'romance',
  'sextortion',
  'marketplace',
  'phishing',
  'family_emergency',
  'authority',
  'loan',
  'agent_kiosk',
  'other',
] as const;
export type SituationId = (typeof SITUATION_IDS)[number];

/** Situations that lie close together, so that none is more than two touches away. */
export const GROUPS = {
  'group-money': ['wrong_transfer', 'agent_kiosk'],
  'group-caller': ['fake_agent', 'authority'],
  'group-offer': ['fake_prize', 'fake_job', 'investment', 'loan'],
  'group-trade': ['marketplace'],
  'group-link': ['phishing'],
  'group-person': ['romance', 'family_emergency', 'sextortion'],
} as const satisfies Readonly<Record<string, readonly SituationId[]>>;
export type GroupId = keyof typeof GROUPS;

/** The situation that a sign in a pasted text speaks for. */
export const SITUATION_OF_SIGNAL: Readonly<Partial<Record<SignalId, SituationId>>> = {
  'wrong-transfer': 'wrong_transfer',
  'asks-secret-code': 'fake_agent',
  'guided-dialling': 'fake_agent',
  'account-trap': 'fake_agent',
  'false-prize': 'fake_prize',
  'aid-trap': 'fake_prize',
  'easy-job': 'fake_job',
  'guaranteed-gain': 'investment',
  'wallet-drain': 'investment',
  'love-for-money': 'romance',
  'false-inheritance': 'romance',
  blackmail: 'sextortion',
  'deposit-unseen': 'marketplace',
  'brand-with-strange-link': 'phishing',
  'link-to-follow': 'phishing',
  'parcel-trap': 'phishing',
  'remote-app': 'phishing',
  'brand-in-name': 'phishing',
  'misspelt-brand': 'phishing',
  'lookalike-letters': 'phishing',
  'brand-in-subdomain': 'phishing',
  'family-emergency': 'family_emergency',
  'false-authority': 'authority',
  'fine-trap': 'authority',
  'easy-loan': 'loan',
};
