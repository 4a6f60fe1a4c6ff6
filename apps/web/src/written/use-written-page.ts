import type { PAGE_IDS, WrittenPage } from '@scamguard/contracts';
import { addressOf } from '../data/address.ts';
import { useAnswer } from '../data/use-answer.ts';

/** A text that stands alone on a page. */
export const useWrittenPage = (id: (typeof PAGE_IDS)[number]) =>
  useAnswer<WrittenPage>(addressOf('writtenPage', { params: { id } }));
