import type { TranslationKey } from '@scamguard/i18n';
import { linkTo } from '../screen/links.ts';

/** A page that can be reached by saying one of its words. */
export interface SpokenRoute {
  readonly path: string;
  /** Name of the page. */
  readonly name: TranslationKey;
}

/** Beginnings of words, without accents. Source: specification, section 4; English beside it. */
const ROUTES: readonly (SpokenRoute & { readonly words: readonly string[] })[] = [
  { path: linkTo('/verify'), name: 'nav.verify', words: ['verif', 'control', 'check'] },
  { path: linkTo('/report'), name: 'nav.report', words: ['signal', 'denonc', 'rapport', 'report'] },
  {
    path: linkTo('/learn'),
    name: 'nav.learn',
    words: ['appren', 'educat', 'tutori', 'comprend', 'savoir', 'learn'],
  },
  { path: linkTo('/'), name: 'nav.home', words: ['accueil', 'debut', 'retour', 'commenc', 'home'] },
];

/** Where a spoken sentence leads: the first of its words that names a page decides. */
export function spokenRoute(sentence: string): SpokenRoute | undefined {
  const said = sentence.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  for (const word of said.match(/\p{L}+/gu) ?? []) {
    const route = ROUTES.find(({ words }) => words.some((beginning) => word.startsWith(beginning)));
    if (route) return route;
  }
  return undefined;
}
