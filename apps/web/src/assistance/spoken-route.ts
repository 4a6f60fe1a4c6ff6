import type { TranslationKey } from '@scamguard/i18n';
import { linkTo } from '../screen/links.ts';

/** A page that can be reached by saying one of its words. */
export interface SpokenRoute {
  readonly path: string;
  /** Name of the page. */
  readonly name: TranslationKey;
}

/** How a page or a tab is named: by beginnings of words, without accents; `$` ends a whole word. */
interface Named {
  readonly says: RegExp;
  /** Means it only if this is said too. */
  readonly beside?: RegExp;
  /** Means something else after this. */
  readonly notAfter?: RegExp;
}

interface Listed extends SpokenRoute, Named {
  /** Tabs of the page, by what is said beside its name. */
  readonly tabs?: readonly Tab[];
}

interface Tab extends Named {
  readonly path: string;
  /** Whether the tab is meant even if the page is not named. */
  readonly isKnownAlone?: true;
}

/** Words that turn the next ones into their opposite: "je n'ai pas confiance". */
const DENIAL = /^(ne?|pas|jamais|sans|aucune?|not?|never|cannot|dont|without)$/;

/** Source: specification, section 4; English beside it, and what somebody says who has lost money or is threatened. */
const PAGES: readonly Listed[] = [
  {
    path: linkTo('/urgence'),
    name: 'nav.emergency',
    says: /^(urgen|envoye|emergenc|sent|secours|menac|threat|chantage|blackmail|extor)/,
  },
  {
    path: linkTo('/verify'),
    name: 'nav.verify',
    says: /^(verif|control|check)/,
    tabs: [
      {
        path: linkTo('/verify', { tab: 'link' }),
        says: /^(lien|link|site|adress|address)/,
        isKnownAlone: true,
      },
      {
        path: linkTo('/verify', { tab: 'number' }),
        says: /^(numero|number|telephon|phone)/,
        isKnownAlone: true,
      },
      { path: linkTo('/verify', { tab: 'profile' }), says: /^(profil|compte|account)/, isKnownAlone: true },
      {
        path: linkTo('/verify', { tab: 'conversation' }),
        says: /^(conversation|message|sms|discussion)/,
        isKnownAlone: true,
      },
    ],
  },
  {
    path: linkTo('/report'),
    name: 'nav.report',
    says: /^(signal|denonc|rapport|report)/,
    tabs: [
      {
        path: linkTo('/report', { tab: 'search' }),
        says: /^(cherch|recherch|search|trouv|find)/,
        isKnownAlone: true,
      },
    ],
  },
  {
    path: linkTo('/learn'),
    name: 'nav.learn',
    says: /^(appren|educat|tutori|comprend|learn)/,
    tabs: [
      {
        path: linkTo('/learn', { tab: 'videos' }),
        says: /^(videos?|films?)$/,
        // A film of somebody is no lesson: "il a ma vidéo".
        notAfter: /^(ma|my)$/,
        isKnownAlone: true,
      },
      { path: linkTo('/learn', { tab: 'guides' }), says: /^guide/, isKnownAlone: true },
      { path: linkTo('/learn', { tab: 'tips' }), says: /^(astuce|conseil|tips?$)/, isKnownAlone: true },
    ],
  },
  { path: linkTo('/chatbot'), name: 'nav.chat', says: /^(assistant|discut|parler|chat|talk)/ },
  {
    path: linkTo('/community'),
    name: 'nav.community',
    says: /^(communaut|communit)/,
    tabs: [
      {
        path: linkTo('/community', { tab: 'trusted' }),
        says: /^(confiance|recommand|recommend|trust)/,
        beside: /^(servic|communaut|communit)/,
        notAfter: DENIAL,
        isKnownAlone: true,
      },
      { path: linkTo('/community', { tab: 'flagged' }), says: /^(signal|suspect|danger|flag|report)/ },
    ],
  },
  { path: linkTo('/'), name: 'nav.home', says: /^(accueil|debut|retour|commenc|home)/ },
];

/** Pages that are named after a thing to be checked: "on me demande de me connecter à un site" is about the site. */
const OTHERS: readonly Listed[] = [
  { path: linkTo('/learn'), name: 'nav.learn', says: /^savoir/ },
  {
    path: linkTo('/auth'),
    name: 'nav.signIn',
    says: /^(connex|connect|login|log$|sign$|inscri|regist|oubli|forgot|forget)/,
    tabs: [
      { path: linkTo('/auth', { tab: 'register' }), says: /^(inscri|regist|up$)/ },
      { path: linkTo('/auth', { tab: 'forgotten' }), says: /^(oubli|forgot|forget)/ },
      { path: linkTo('/auth', { tab: 'login' }), says: /^(connex|connect|login|log$|in$)/ },
    ],
  },
  {
    path: linkTo('/support'),
    name: 'nav.support',
    says: /^(support|faq$|questions?$|ressourc|resourc)/,
    tabs: [
      { path: linkTo('/support', { tab: 'faq' }), says: /^(faq$|question)/ },
      { path: linkTo('/support', { tab: 'resources' }), says: /^(ressourc|resourc)/ },
      { path: linkTo('/support', { tab: 'contact' }), says: /^contact/ },
    ],
  },
  { path: linkTo('/contact'), name: 'nav.contact', says: /^contact/ },
];

/** Asks for help with nothing said of what: first aid comes before everything. */
const HELP: readonly Listed[] = [
  { path: linkTo('/urgence'), name: 'nav.emergency', says: /^(aide|aidez|help)/ },
  { path: linkTo('/about'), name: 'nav.about', says: /^(propos|about)/ },
];

const tabsOf = (pages: readonly Listed[]): readonly Listed[] =>
  pages.flatMap(({ name, tabs = [] }) =>
    tabs.filter(({ isKnownAlone }) => isKnownAlone).map((tab) => ({ ...tab, name })),
  );

/** What can be checked. It decides before what else is said of it: "on m'a recommandé ce site". */
const THINGS = tabsOf(PAGES.filter(({ name }) => name === 'nav.verify'));
const TABS = tabsOf(PAGES.filter(({ name }) => name !== 'nav.verify'));

/** What the first word that names one of them names. */
function named<Each extends Named>(said: readonly string[], all: readonly Each[]): Each | undefined {
  for (const [place, word] of said.entries()) {
    const isSaid = (what: RegExp, words = said) => words.some((each) => what.test(each));
    const found = all.find(
      ({ says, beside, notAfter }) =>
        says.test(word) &&
        (!beside || isSaid(beside)) &&
        !(notAfter && isSaid(notAfter, said.slice(0, place))),
    );
    if (found) return found;
  }
  return undefined;
}

/**
 * The page to which a spoken sentence leads. The first word that names a page decides, then a thing to be checked, then a tab. A page
 * of several tabs opens at the tab that is named too.
 */
export function spokenRoute(sentence: string): SpokenRoute | undefined {
  const said =
    sentence
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      // "don't" is a denial of two words.
      .replace(/n['’]t(?!\p{L})/gu, 'n not')
      .match(/\p{L}+/gu) ?? [];
  for (const list of [PAGES, THINGS, TABS, OTHERS, HELP]) {
    const page = named(said, list);
    if (page) return { name: page.name, path: named(said, page.tabs ?? [])?.path ?? page.path };
  }
  return undefined;
}
