import type { TranslationKey } from '@scamguard/i18n';
import { linkTo } from '../screen/links.ts';

/** A page that can be reached by saying one of its words. */
export interface SpokenRoute {
  readonly path: string;
  /** Name of the page. */
  readonly name: TranslationKey;
}

interface Listed extends SpokenRoute {
  /** Beginnings of words, without accents. */
  readonly words: readonly string[];
}

/** Source: specification, section 4; English beside it, and what somebody says who has lost money. */
const ROUTES: readonly Listed[] = [
  {
    path: linkTo('/urgence'),
    name: 'nav.emergency',
    words: ['urgen', 'envoye', 'emergenc', 'sent', 'secours'],
  },
  { path: linkTo('/verify'), name: 'nav.verify', words: ['verif', 'control', 'check'] },
  { path: linkTo('/report'), name: 'nav.report', words: ['signal', 'denonc', 'rapport', 'report'] },
  {
    path: linkTo('/learn'),
    name: 'nav.learn',
    words: ['appren', 'educat', 'tutori', 'comprend', 'savoir', 'learn'],
  },
  { path: linkTo('/chatbot'), name: 'nav.chat', words: ['assistant', 'discut', 'parler', 'chat', 'talk'] },
  { path: linkTo('/community'), name: 'nav.community', words: ['communaut', 'communit'] },
  { path: linkTo('/'), name: 'nav.home', words: ['accueil', 'debut', 'retour', 'commenc', 'home'] },
];

/** The thing to be checked, if nothing else is asked for. */
const TABS: readonly Listed[] = [
  { path: linkTo('/verify', { tab: 'link' }), name: 'nav.verify', words: ['lien', 'link', 'site'] },
  { path: linkTo('/verify', { tab: 'number' }), name: 'nav.verify', words: ['numero', 'number'] },
  { path: linkTo('/verify', { tab: 'profile' }), name: 'nav.verify', words: ['profil', 'compte'] },
  {
    path: linkTo('/verify', { tab: 'conversation' }),
    name: 'nav.verify',
    words: ['conversation', 'message', 'sms'],
  },
];

/** Asks for help with nothing said of what: first aid comes before everything. */
const HELP: readonly Listed[] = [
  { path: linkTo('/urgence'), name: 'nav.emergency', words: ['aide', 'aidez', 'help'] },
];

/**
 * The page to which a spoken sentence leads. The first word that names a page decides. A page of several tabs opens at the tab
 * that is named too.
 */
export function spokenRoute(sentence: string): SpokenRoute | undefined {
  const said =
    sentence
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const named = (routes: readonly Listed[]) => {
    for (const word of said) {
      const found = routes.find(({ words }) => words.some((beginning) => word.startsWith(beginning)));
      if (found) return found;
    }
    return undefined;
  };
  const page = named(ROUTES);
  if (page?.name === 'nav.verify') return { ...page, path: named(TABS)?.path ?? page.path };
  return page ?? named(TABS) ?? named(HELP);
}
