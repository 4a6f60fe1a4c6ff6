import type { SignalId } from '../signals/index.ts';
import type { ScamKind } from './kinds.ts';

/** The scam that a sign in a checked message speaks for. */
export const KIND_OF_SIGNAL: Readonly<Partial<Record<SignalId, ScamKind>>> = {
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
  'false-inheritance': 'inheritance',
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
  'magic-offer': 'marabout',
  'false-recovery': 'recovery',
};
