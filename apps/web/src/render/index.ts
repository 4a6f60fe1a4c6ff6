import { LANGUAGES, type Language, languageOf } from '@scamguard/i18n';
import { NO_NETWORK_PAGE } from '../../service-worker/names.ts';
import { paths, tabPath } from '../paths.ts';
import { NOT_FOUND, patternAt, screenAt, screens } from '../routes/screens.tsx';
import { SHELL_TEXTS } from '../shell/site-shell.tsx';
import { factsAt } from './page-facts.ts';

export {
  type DocumentParts,
  type DocumentRequest,
  emptyDocument,
  hashesAt,
  type PolicyHashes,
  renderDocument,
} from './document.ts';
export { patternAt };

/** An address that no screen has: its page is the not-found page. */
export const NOT_FOUND_ADDRESS = NOT_FOUND;

/** Where the document without content is kept for visitors without a network. */
export const EMPTY_ADDRESS = NO_NETWORK_PAGE;

/** Patterns of all addresses. Those with `:names` have no page of their own; the server renders them when asked for. */
export const patterns: readonly string[] = [...Object.keys(screens), NOT_FOUND];

/** Patterns of the pages that anybody may find. */
export const publicPaths: readonly string[] = Object.keys(screens).filter(
  (pattern) => !factsAt(pattern).isHidden,
);

const tabsAt = (path: string) => factsAt(path).tabs ?? [];

/** Every address that is prerendered; a page with tabs once for each of them. */
export const addresses: readonly string[] = patterns
  .filter((pattern) => !pattern.includes(':'))
  .flatMap((path) => [path, ...tabsAt(path).map((tab) => tabPath(path, tab))]);

/** Of a search in an address, in characters. Source: the contract's longest search. */
const LONGEST_QUERY_VALUE = 100;

export const languages: readonly Language[] = LANGUAGES.map(({ code }) => code);

/** Where a plain form post of the verification page goes. */
export const postPath = paths.verify;

/** Where a plain form post of a report goes. */
export const reportPath = paths.report;

/**
 * The calls of the API whose answers belong into the page at an address, by address without language.
 *
 * @returns undefined where no page of that screen has answers in it; the build renders those.
 */
export function callsAt(address: string): readonly string[] | undefined {
  const { facts, params, query } = visited(address);
  return facts.calls?.(params, query);
}

/** The address of the page that answers a URL: of its query only what the page knows counts. */
export function pageAddress(url: string): string {
  const { path, facts, query } = visited(url);
  const tab = facts.tabs?.find((each) => each === query.get('tab'));
  const values = (facts.query ?? []).map((name) => [name, query.get(name)?.slice(0, LONGEST_QUERY_VALUE)]);
  const known = [['tab', tab], ...values].filter(([, value]) => value) as [string, string][];
  return known.length ? `${path}?${new URLSearchParams(known)}` : path;
}

function visited(address: string) {
  const [path = address, query] = address.split('?', 2);
  return { path, query: new URLSearchParams(query), facts: factsAt(path), params: screenAt(path).params };
}

/** Sources of the modules that a page fetches beside the start script: its screen and its texts. */
export function sourcesOf(pattern: string, language: Language): readonly string[] {
  const { screen } = screenAt(pattern);
  const texts = [...SHELL_TEXTS, ...screen.texts].map(
    (name) => `../../packages/i18n/src/dictionaries/${languageOf(language, name)}/${name}.ts`,
  );
  return [`src/${factsAt(pattern).source}`, ...texts];
}

/** Sources of the modules whose rules a page brings beside those of its scripts. */
export const rulesOf = (pattern: string): readonly string[] =>
  (factsAt(pattern).laterParts ?? []).map((source) => `src/${source}`);
