import { completeLanguage, isTranslated, LANGUAGES, type Language, type TextsName } from '@scamguard/i18n';
import { NO_NETWORK_PAGE } from '../../service-worker/names.ts';
import { notFoundScreen, screens } from '../routes/index.ts';
import { screenAt } from '../routes/screen-at.ts';
import { linkTo } from '../screen/links.ts';
import type { Screen } from '../screen/screen.tsx';
import { SHELL_TEXTS } from '../shell/site-shell.tsx';

export { emptyDocument, hashesAt, renderDocument } from './document.ts';

/** An address that no screen has: its page is the not-found page. */
export const NOT_FOUND_ADDRESS = notFoundScreen.route.path;

/** The address of the document without content. It is kept for visitors without a network. */
export const EMPTY_ADDRESS = NO_NETWORK_PAGE;

const patternsOf = (all: readonly Screen[]) => all.flatMap(({ patterns }) => patterns);

/** Patterns of all addresses. Those with `:names` have no page of their own; the server renders them when asked for. */
export const patterns: readonly string[] = patternsOf([...screens, notFoundScreen]);

/** Patterns of the pages that anybody may find. */
export const publicPaths: readonly string[] = patternsOf(screens.filter(({ route }) => route.isIndexed));

/** Paths of the screens that are kept for when there is no network. */
export const offlinePaths: readonly string[] = screens
  .filter(({ route }) => route.offline)
  .map(({ route }) => route.path);

/** Every address that is prerendered; a page with tabs once for each of them. Nobody links to a tab at a private screen's other address. */
export const addresses: readonly string[] = patterns
  .filter((pattern) => !pattern.includes(':'))
  .flatMap((path) => {
    const { route } = screenAt(path).screen;
    const tabs = (path === route.path || route.isIndexed ? route.tabs : undefined) ?? [];
    return [path, ...tabs.map((tab) => `${path}?tab=${tab}`)];
  });

/** The longest search in an address, in characters. Source: the contract's longest search. */
const LONGEST_QUERY_VALUE = 100;

export const languages: readonly Language[] = LANGUAGES.map(({ code }) => code);

/** The address of a plain form post of the verification page. */
export const postPath = linkTo('/verify');

/** The address of a plain form post of a report. */
export const reportPath = linkTo('/report');

/** The address of a plain form post of the assistant's page. */
export const talkPath = linkTo('/chatbot');

/** The address of a plain form post of a message to the operator. */
export const messagePath = linkTo('/contact');

/** The addresses of plain form posts of signing in and of accounts. */
export const accountPath = linkTo('/auth');

/**
 * The calls of the API whose answers belong into the page at an address, by address without language.
 *
 * @returns undefined where no page of that screen has answers in it; the build renders those.
 */
export function callsAt(address: string): readonly string[] | undefined {
  const { route, params, query } = visited(address);
  return route.calls?.(params, query);
}

/** The address of the page that answers a URL: of its query only what the page knows counts. A name that stands several times, as of boxes in a form, has all its values. */
export function pageAddress(url: string): string {
  const { path, route, query } = visited(url);
  const tab = route.tabs?.find((each) => each === query.get('tab'));
  const values = (route.query ?? []).map((name) => [
    name,
    query.getAll(name).filter(Boolean).join(',').slice(0, LONGEST_QUERY_VALUE),
  ]);
  const known = [['tab', tab], ...values].filter(([, value]) => value) as [string, string][];
  return known.length ? `${path}?${new URLSearchParams(known)}` : path;
}

function visited(address: string) {
  const [path = address, query] = address.split('?', 2);
  const { screen, params } = screenAt(path);
  return { path, query: new URLSearchParams(query), route: screen.route, params };
}

/** The source of a screen's module, from the root of the site. */
export const sourceOf = (pattern: string) => {
  const { folder } = screenAt(pattern).screen;
  return `src/routes/${folder}/${folder}-screen.tsx`;
};

const sourceOfTexts = (folder: Language, name: TextsName) =>
  `../../packages/i18n/src/dictionaries/${folder}/${name}.ts`;

/** Sources of the texts of a page in one language. */
export const textsOf = (pattern: string, language: Language): readonly string[] =>
  [...SHELL_TEXTS, ...screenAt(pattern).screen.route.texts].map((name) =>
    sourceOfTexts(isTranslated(language, name) ? language : completeLanguage(language), name),
  );

/** Sources of the texts of the language beneath that a page fetches beside its own, once its scripts run. */
export function textsBeneath(pattern: string, language: Language): readonly string[] {
  const { showsBeneath, texts } = screenAt(pattern).screen.route;
  return showsBeneath ? texts.map((name) => sourceOfTexts(completeLanguage(language), name)) : [];
}
