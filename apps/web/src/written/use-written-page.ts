import { addressOf } from '@scamguard/client';
import type { PAGE_IDS } from '@scamguard/contracts';
import { useAnswer } from '../data/use-answer.ts';

/** A text that stands alone on a page. */
export const useWrittenPage = (id: (typeof PAGE_IDS)[number]) =>
  useAnswer(addressOf('writtenPage', { params: { id } }));
