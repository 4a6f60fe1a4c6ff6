import { ITEM_KINDS } from '@scamguard/engine/vocabulary';
import { LANGUAGES, type Language } from '@scamguard/i18n';
import { paths, verifyPath } from '../paths.ts';
import { screens } from '../routes/screens.tsx';

export { type DocumentParts, type DocumentRequest, renderDocument } from './document.ts';

/** An address that no screen has: its page is the not-found page. */
export const NOT_FOUND_ADDRESS = '/not-found';

/** Every address that is prerendered; the verification page once for each tab, so that links to a tab need no script. */
export const addresses: readonly string[] = [
  ...Object.keys(screens),
  ...ITEM_KINDS.map(verifyPath),
  NOT_FOUND_ADDRESS,
];

export const languages: readonly Language[] = LANGUAGES.map(({ code }) => code);

/** Where a plain form post of the verification page goes. */
export const postPath = paths.verify;
