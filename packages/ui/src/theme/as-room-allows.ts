import { vars } from './contract.css.ts';

/**
 * With the reader's text twice as large, a long word would not fit a phone's width and break in two. So large type grows with
 * the text as long as the window has room, and never falls below the text around it.
 */
export const asRoomAllows = (size: string, share: string) => `min(${size}, max(${vars.text.body}, ${share}))`;
