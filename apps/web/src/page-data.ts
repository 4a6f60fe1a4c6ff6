import type { PostedReport } from './routes/report/posted-report.ts';
import type { PostedCheck } from './routes/verify/posted-check.ts';
import type { Answers } from './screen/address.ts';

/** What the server put into a page beside its content, for the scripts that take it over. */
export interface PageData {
  /** The day the page was made, in ISO 8601: one that was kept for long shows what belongs to that day. */
  readonly madeOn?: string | undefined;
  /** What the server's calls answered when the page was made. */
  readonly answers?: Answers | undefined;
  /** The answer to a plain form post, when the page is one. */
  readonly posted?: PostedCheck | undefined;
  /** What came of a report that was posted as a plain form. */
  readonly report?: PostedReport | undefined;
}

/** `id` of the data block in the page. */
export const PAGE_DATA_ID = 'page-data';

/** Reads what the server put into the page. */
export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_ID)?.textContent;
  return block ? (JSON.parse(block) as PageData) : {};
}
