import type { VerificationResult } from '@scamguard/contracts';
import { type Item, lookupKeys } from '@scamguard/engine';
import { LRUCache } from 'lru-cache';
import type { AnswerLanguage } from '../../languages.ts';
import type { Known } from '../reputation/known.ts';

/** What was judged of an item, and from what. */
interface Recent {
  readonly keys: readonly string[];
  /** What was known of the item then, and what was said of it. */
  judged?: { readonly known: string; readonly result: VerificationResult };
}

export interface RecentItem {
  /** Under which something may be known of the item. */
  readonly keys: readonly string[];
  /** What was said when the same was known, or else what `judge` says now. */
  readonly result: (known: Known, judge: () => VerificationResult) => VerificationResult;
}

/** In characters: what was checked, and about as much as is said of it. */
const LARGEST_SUM = 20_000_000;
const SIZE_OF_RESULT = 3_000;
const TEN_MINUTES_MS = 600_000;

/**
 * Remembers for some minutes what was said of an item: a link that goes round is checked by many. It is kept in
 * memory only and belongs to nobody.
 */
export function recentItems(now = Date.now): (item: Item, language: AnswerLanguage) => RecentItem {
  const remembered = new LRUCache<string, Recent>({
    maxSize: LARGEST_SUM,
    sizeCalculation: (_entry, key) => key.length + SIZE_OF_RESULT,
    ttl: TEN_MINUTES_MS,
    perf: { now },
  });
  return (item, language) => {
    const name = `${language} ${item.kind} ${item.value}`;
    const entry = remembered.get(name) ?? { keys: lookupKeys(item) };
    return {
      keys: entry.keys,
      result: (known, judge) => {
        const asKnown = JSON.stringify(known);
        if (entry.judged?.known === asKnown) return entry.judged.result;
        const result = judge();
        entry.judged = { known: asKnown, result };
        remembered.set(name, entry);
        return result;
      },
    };
  };
}
