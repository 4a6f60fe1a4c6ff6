import type { VerificationResult } from '@scamguard/contracts';
import { type Item, type KnownEvidence, lookupKeys } from '@scamguard/engine';
import { LRUCache } from 'lru-cache';
import type { AnswerLanguage } from '../../languages.ts';

/** What was said of an item, and from what. */
export class RecentItem {
  /** Under which something may be known of the item. */
  readonly keys: readonly string[];
  readonly #remember: (item: RecentItem) => void;
  #judged: { readonly known: string; readonly result: VerificationResult } | undefined;
  #version: number | undefined;

  constructor(keys: readonly string[], remember: (item: RecentItem) => void) {
    this.keys = keys;
    this.#remember = remember;
  }

  /** What was said when all that is known of anything was in the same version as now. */
  saidAt(version: number | undefined): VerificationResult | undefined {
    return version !== undefined && version === this.#version ? this.#judged?.result : undefined;
  }

  /**
   * What was said when the same was known of the item, or else what `judge` says now.
   *
   * @param version of all that is known, if it can be told, before it was asked for.
   */
  result(
    known: KnownEvidence,
    version: number | undefined,
    judge: () => VerificationResult,
  ): VerificationResult {
    // Reports fade without anybody's doing.
    this.#version = known.reports ? undefined : version;
    const asKnown = JSON.stringify(known);
    if (this.#judged?.known === asKnown) return this.#judged.result;
    const result = judge();
    this.#judged = { known: asKnown, result };
    this.#remember(this);
    return result;
  }
}

/** In characters: what was checked, and about as much as is said of it, as values and as it is sent. */
const LARGEST_SUM = 60_000_000;
const SIZE_OF_RESULT = 3_000;
const TEN_MINUTES_MS = 600_000;

/**
 * Remembers for some minutes what was said of an item: a link that goes round is checked by many. It is kept in
 * memory only and belongs to nobody.
 */
export function recentItems(now = Date.now): (item: Item, language: AnswerLanguage) => RecentItem {
  const remembered = new LRUCache<string, RecentItem>({
    maxSize: LARGEST_SUM,
    sizeCalculation: (_entry, key) => key.length + SIZE_OF_RESULT,
    ttl: TEN_MINUTES_MS,
    // Otherwise a timer is set for every millisecond in which something is asked.
    ttlResolution: 0,
    perf: { now },
  });
  return (item, language) => {
    const name = `${language} ${item.kind} ${item.value}`;
    return remembered.get(name) ?? new RecentItem(lookupKeys(item), (entry) => remembered.set(name, entry));
  };
}
