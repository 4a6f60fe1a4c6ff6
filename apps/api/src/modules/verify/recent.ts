import type { Item, Verdict } from '@scamguard/engine';
import { LRUCache } from 'lru-cache';
import type { AnswerLanguage } from '../../http/languages.ts';

/** The answer about an item, and the facts behind it. */
export interface Said {
  /** The answer, as it is sent: one text is lighter to keep than all that it tells of. */
  readonly written: string;
  readonly verdict: Verdict;
  /** What was known of the item. */
  readonly known: string;
  /** The version of all reputation when it was last asked for; undefined if that could not be told. */
  version: number | undefined;
  /** When what is known changes by itself, without another version. */
  until: number;
}

export interface RecentAnswers {
  readonly find: (name: string) => Said | undefined;
  readonly keep: (name: string, said: Said) => void;
}

/** Under which an answer is remembered. */
export const nameOf = ({ kind, value }: Item, language: AnswerLanguage): string =>
  `${language} ${kind} ${value}`;

const MOST = 30_000;
/** In characters: what was checked, and what was said of it. */
const LARGEST_SUM = 60_000_000;
const TEN_MINUTES_MS = 600_000;

/**
 * Remembers for some minutes what was said of an item: a link that goes round is checked by many. It is kept in
 * memory only and belongs to nobody.
 */
export function recentAnswers(now = Date.now): RecentAnswers {
  const remembered = new LRUCache<string, Said>({
    max: MOST,
    maxSize: LARGEST_SUM,
    sizeCalculation: ({ written, known }, name) => name.length + written.length + known.length,
    ttl: TEN_MINUTES_MS,
    // Otherwise a timer is set for every millisecond in which something is asked.
    ttlResolution: 0,
    perf: { now },
  });
  return {
    find: (name) => remembered.get(name),
    keep: (name, said) => void remembered.set(name, said),
  };
}
