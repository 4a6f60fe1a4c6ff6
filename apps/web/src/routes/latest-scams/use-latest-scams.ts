import type { Scam } from '@scamguard/contracts';
import { PAGE_SIZE } from '@scamguard/contracts/limits';
import { addressOf } from '../../data/address.ts';
import { useAnswer } from '../../data/use-answer.ts';

/** The first part of the list: what the server puts into the page. */
export const FIRST_PART = PAGE_SIZE.usual;

export const latestScamsAddress = (limit: number): string => addressOf('latestScams', { query: { limit } });

/** Reports that a moderator has confirmed, newest first. */
export const useLatestScams = (limit: number | null) =>
  useAnswer<Scam[]>(limit === null ? null : latestScamsAddress(limit));
