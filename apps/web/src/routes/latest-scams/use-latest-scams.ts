import { addressOf } from '@scamguard/client';
import { PAGE_SIZE } from '@scamguard/contracts/limits';
import { useAnswer } from '../../data/use-answer.ts';

/** The first part of the list: what the server puts into the page. */
export const FIRST_PART = PAGE_SIZE.usual;

export const latestScamsAddress = (limit: number) => addressOf('latestScams', { query: { limit } });

/** Reports that a moderator has confirmed, newest first. */
export const useLatestScams = (limit: number | null) =>
  useAnswer(limit === null ? null : latestScamsAddress(limit));
