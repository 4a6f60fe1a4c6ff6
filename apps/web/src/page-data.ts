import type { PageData } from '@scamguard/client/pages';

/** `id` of the data block in the page. */
export const PAGE_DATA_ID = 'page-data';

/** Reads what the server put into the page. */
export function readPageData(): PageData {
  const block = document.getElementById(PAGE_DATA_ID)?.textContent;
  return block ? (JSON.parse(block) as PageData) : {};
}
