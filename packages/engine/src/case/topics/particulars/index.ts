import { OF_CHECKING } from './of-checking.ts';
import { OF_CLAIMS } from './of-claims.ts';
import { OF_PAYING } from './of-paying.ts';
import { OF_PEOPLE } from './of-people.ts';
import { OF_SAFETY } from './of-safety.ts';
import { OF_SUBJECTS } from './of-subjects.ts';
import { OF_WORDS } from './of-words.ts';
import type { Particular, Subject } from './particular.ts';

const ALL = { ...OF_CLAIMS, ...OF_PAYING, ...OF_PEOPLE, ...OF_SAFETY, ...OF_CHECKING, ...OF_WORDS };
export type ParticularId = keyof typeof ALL;

/** Every answer to a question about one thing; of two that fit, the first is the closer one. */
export const PARTICULARS = ALL as Readonly<Record<ParticularId, Particular>>;

/** What is true of a thing whatever is asked about it, the closest first. */
export type SubjectId = keyof typeof OF_SUBJECTS;
export const SUBJECTS = OF_SUBJECTS as Readonly<Record<SubjectId, Subject>>;

/** The words of each. */
export type ParticularWords = Readonly<Record<ParticularId | SubjectId, string>>;
