import type { Engine, Place } from './place.ts';

/** The outcome of trying one fault on one database. */
export interface Outcome {
  /** Things that clients wanted done, however often they asked. */
  readonly tried: number;
  /** Those that a 2xx answered. */
  readonly acknowledged: number;
  /** Acknowledged, and not in the database afterwards. */
  readonly lost: number;
  /** In the database more than once. */
  readonly doubled: number;
  /** Statuses and sentences, as a visitor saw them. */
  readonly seen: string;
  /** Other promises that did not hold, a sentence each. */
  readonly problems?: readonly string[];
  /** Why it was not tried here. */
  readonly notTried?: string;
}

/** One fault that the server is put to. */
export interface Scenario {
  readonly name: string;
  /** Databases on which it makes sense. */
  readonly on: readonly Engine[];
  /** It is ended after so long. */
  readonly seconds: number;
  /** Whether it has the machine to itself: what it measures is time. */
  readonly isAlone?: boolean;
  /** Whether it begins before the first start, with no tables. */
  readonly isEmpty?: boolean;
  readonly run: (place: Place) => Promise<Outcome>;
}

export const BOTH: readonly Engine[] = ['embedded', 'PostgreSQL'];

/** The fault was not tried, for a reason that the machine gives. */
export const notTriedHere = (reason: string): Outcome => ({
  tried: 0,
  acknowledged: 0,
  lost: 0,
  doubled: 0,
  seen: '',
  notTried: reason,
});
