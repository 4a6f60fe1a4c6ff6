import { OF_CHECKING } from './of-checking.ts';
import { OF_MATTERS } from './of-matters.ts';
import { OF_PAYING } from './of-paying.ts';
import { OF_PEOPLE } from './of-people.ts';
import { OF_PROOFS } from './of-proofs.ts';
import { OF_SAFETY } from './of-safety.ts';
import { OF_WORDS } from './of-words.ts';
import type { Particular } from './particular.ts';

const ALL = { ...OF_PROOFS, ...OF_PAYING, ...OF_PEOPLE, ...OF_SAFETY, ...OF_CHECKING, ...OF_WORDS };
export type ParticularId = keyof typeof ALL;

/** Every answer to a question about one thing; of two that fit, the first is the closer one. */
export const PARTICULARS = ALL as Readonly<Record<ParticularId, Particular>>;

/** What is true of a thing whatever is asked about it, the closest first. */
export type MatterId = keyof typeof OF_MATTERS;
export const MATTERS = OF_MATTERS as Readonly<Record<MatterId, Omit<Particular, 'topics'>>>;

/** The words of each. */
export type ParticularWords = Readonly<Record<ParticularId | MatterId, string>>;
