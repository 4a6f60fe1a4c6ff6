import type { Span } from '../../vocabulary.ts';

/** What may be given, asked for or refused. */
export const WANTED = [
  'money',
  'money-back',
  'fee',
  'deposit',
  'airtime',
  'crypto',
  'code',
  'pin',
  'password',
  'card',
  'papers',
  'images',
  'app',
  'remote',
  'dial',
  'link',
  'video-call',
  'contacts',
  'account-use',
  'secrecy',
  'other-channel',
  'recruit',
] as const;

/** Who the others say they are. */
export const CLAIMED = [
  'is-operator',
  'is-bank',
  'is-authority',
  'is-family',
  'is-friend',
  'is-employer',
  'is-seller',
  'is-buyer',
  'is-landlord',
  'is-lover',
  'is-lender',
  'is-investor',
  'is-charity',
  'is-healer',
  'is-recoverer',
  'is-courier',
  'is-support',
  'is-client',
] as const;

/** What the others promise. */
export const PROMISED = [
  'prize',
  'job',
  'gain',
  'loan',
  'visa',
  'inheritance',
  'aid',
  'magic',
  'refund',
  'goods',
] as const;

/** What the others threaten. */
export const THREATENED = ['publish', 'arrest', 'block', 'harm', 'tell-contacts', 'curse'] as const;

/** How things stand. `new-account`: money is to go to another account than before. `taken`: money left without the teller's doing. `verified`: the known number was called, or the place visited; `received`: what was promised or paid came. `official-payee`: the money goes to the counter or the account of a service; `not` so where it goes to somebody's hand or own number. `known-payee`: it goes to somebody the teller knows well. */
export const CIRCUMSTANCES = [
  'stranger',
  'met',
  'verified',
  'balance-changed',
  'sim-dead',
  'account-lost',
  'taken',
  'withdrawal-blocked',
  'new-number',
  'new-account',
  'official-payee',
  'known-payee',
  'foreign-number',
  'price-low',
  'contract',
  'receipt',
  'expected',
  'known-sender',
  'received',
  'on-phone',
  'at-counter',
  'child',
  'despair',
  'blocked-me',
  'urgency',
] as const;

export type Wanted = (typeof WANTED)[number];
export type Claimed = (typeof CLAIMED)[number];
export type Promised = (typeof PROMISED)[number];
export type Threatened = (typeof THREATENED)[number];
export type Circumstance = (typeof CIRCUMSTANCES)[number];
export type FactSubject = Wanted | Claimed | Promised | Threatened | Circumstance;

/**
 * How a fact stands. `done`: it happened; `asked`: the others want it; `refused`: the teller would not; `not`: it did not happen or
 * is not so; `feared`: the teller is afraid of it; `says`: the others claim, promise or threaten it; `true`: a circumstance holds.
 */
export type Polarity = 'done' | 'asked' | 'refused' | 'not' | 'feared' | 'says' | 'true';

/** One thing that was told. */
export interface Fact {
  readonly subject: FactSubject;
  readonly polarity: Polarity;
  /** Where it was told, in the contribution's text. */
  readonly span: Span;
  /** A sum of money, in the currency of the teller. */
  readonly amount?: number;
}

/** A fact by its name alone: `asked:pin`. */
export type FactName = `${Polarity}:${FactSubject}`;

export function nameOf({ polarity, subject }: Pick<Fact, 'polarity' | 'subject'>): FactName {
  return `${polarity}:${subject}`;
}
