import type { Answers } from '@scamguard/client/pages';
import type { TextsName, Translate, TranslationKey, TranslationKeyIn } from '@scamguard/i18n';
import type { NavItem } from '@scamguard/ui';
import type { AnyPath, Params } from './address.ts';

/** The places in which a link to a screen can stand. In each place, the links stand in the order of the list of routes. */
export type NavigationPlace = 'header' | 'tabBar' | 'strip' | 'footerServices' | 'footerLinks';

/** A text of the interface, or one that depends on what the server answered. */
export type Wording =
  | TranslationKey
  | ((t: Translate, seen: { readonly answers: Answers; readonly params: Params }) => string);

/** The data that search engines may know of a page, in the words of schema.org. */
export type StructuredData = (t: Translate, answers: Answers) => object | undefined;

/**
 * All that the site knows of one screen. Addresses, links, pages that are rendered ahead, the site map, navigation and the
 * offline list are derived from these objects: there is no second list.
 *
 * @typeParam Path its address, in which `:names` stand for values.
 * @typeParam Tab values of `?tab=`.
 * @typeParam Query other names behind the `?`.
 * @typeParam Load what fetches its component.
 */
export interface Route<
  Path extends AnyPath = AnyPath,
  Tab extends string = string,
  Query extends string = string,
  Load extends () => Promise<unknown> = () => Promise<unknown>,
> {
  readonly path: Path;
  /** Another address of the same screen. */
  readonly alsoAt?: Path;
  /** Fetches its component, the default export of `<screen>-screen.tsx` in its folder. */
  readonly load: Load;
  /** The files of texts it needs beside those of every page. */
  readonly texts: readonly [TextsName, ...TextsName[]];
  /** The site's name is put behind it. */
  readonly title: Wording;
  /** The title names the site itself. */
  readonly isTitleWhole?: true;
  readonly description: Wording;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** Fetched by who renders the page only. */
  readonly structuredData?: () => Promise<{ default: StructuredData }>;
  /** Values of `?tab=` that open it at one of its tabs: each has a page of its own, so that a link to it needs no script. */
  readonly tabs?: readonly Tab[];
  /** Names of other values behind the `?` that change what it shows; the server renders it with them. */
  readonly query?: readonly Query[];
  /**
   * Addresses of the calls whose answers belong into the page that the server sends. If it is missing or gives nothing, the build
   * renders the page.
   *
   * @param query the page's tab and the values of {@link query}.
   */
  readonly calls?: (params: Params, query: URLSearchParams) => readonly string[] | undefined;
  /** In a language that is not complete it also shows its texts in the language beneath: what must not be misunderstood. */
  readonly showsBeneath?: true;
  /** The places of links to it, and their words. Every page shows them, so the text is one of `shell`. */
  readonly navigation?: {
    readonly label: TranslationKeyIn<'shell'>;
    readonly icon?: NavItem['icon'];
    readonly places: readonly [NavigationPlace, ...NavigationPlace[]];
  };
  /** `bare` stands alone, without header and footer. Over `calm` nothing floats, and its header does not offer first aid. */
  readonly surroundings?: 'bare' | 'calm';
  /** Kept for when there is no network. A function fetches the parts that the screen shows only later. */
  readonly offline?: true | (() => Promise<unknown>);
}

/** Describes one screen. A missing value is an error of types here. `routes/index.ts` checks that it has a component. */
export const route = <
  const Path extends AnyPath,
  const Tab extends string = never,
  const Query extends string = never,
  Load extends () => Promise<unknown> = () => Promise<unknown>,
>(
  described: Route<Path, Tab, Query, Load>,
): Route<Path, Tab, Query, Load> => described;
