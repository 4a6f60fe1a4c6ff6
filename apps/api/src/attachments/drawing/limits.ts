/**
 * The most pages that are kept of a document: the first ones. A receipt, a contract or a chat that was sent as PDF has fewer.
 */
export const MOST_PAGES = 10;
/** The largest picture of a page, in pixels: A4 and Letter at 144 dots an inch, or a receipt three times as long as wide. */
export const PAGE_SIZE = { width: 1_240, height: 3_720 } as const;
export const JPEG_QUALITY = 82;
