import type { SayWording } from '../locales/wording.ts';

/**
 * What frightened people ask besides their matter, and what is true of all of them. Folded text is looked at. Whoever reads out what others said
 * does not ask: a question is short, or ends with its sign.
 */
const ASKED: readonly (readonly [keyof SayWording, RegExp])[] = [
  [
    'is-private',
    /\b(?:(?:confidentiel|anonyme)\w*(?: ici)?\s*\?|(?:confidentiel|anonyme)\w* ici|(?:c'?est|reste) (?:prive|secret|entre nous)|(?:n'? ?)?appele[zr] pas (?:ma|mon|mes|la police)|(?:vous|tu) (?:allez|vas|va) (?:le )?(?:dire|appeler|prevenir)|(?:confidential|anonymous|private)(?: here)?\s*\?|(?:confidential|anonymous|private) here|(?:don'?t|do not|will you|you go|no) (?:tell|call) (?:my|anybody|anyone|police)|who (?:will|can) see (?:this|it))\b/,
  ],
  [
    'cannot-trace',
    /\b(?:(?:retrouver?|localiser?|tracer?|geolocaliser?|attraper?) (?:l'? ?|le |la |les |son |ce |cette )(?!argent|somme|colis|compte)|(?:son|donnez moi le|quel est le) (?:vrai )?nom avec (?:le|son) numero|(?:trace|track|locate|catch) (?:him|her|them|am|the (?:guy|man|number|person))\b)/,
  ],
  [
    'not-promised',
    /\b(?:(?:peu[tx]|peut[ -]on|pouvez|possible de|comment|moyen de) (?:\w+ ){0,4}(?:recuperer|ravoir|bloquer l'? ?argent|bloquer la somme|rembourser)|(?:je vais|va) (?:\w+ )?(?:revoir|recuperer|retrouver) (?:mon|l')\s?argent|(?:can|will|fit) (?:\w+ ){0,4}(?:get|collect|recover) (?:my|the|back my) money|get my money back|money back\s*\?)/,
  ],
  [
    'no-revenge',
    /\b(?:casser (?:son|sa|ses|leur|le|la|tout)|(?:le|la|les|lui) (?:frapper|tabasser|taper|bruler|lyncher)|(?:regler son compte|me venger|vengeance)|(?:beat|deal with|burn|kill|finish) (?:him|her|them|am))\b/,
  ],
  [
    'not-guilty',
    /\b(?:(?:on|ils|police) (?:peu[tx]|va|vont|peuvent) (?:\w+ )?(?:m'? ?(?:enfermer|arreter|accuser|mettre en prison))|(?:suis[ -]je|je suis) (?:coupable|complice)|(?:can|will) (?:they|police) (?:arrest|jail|lock) me|(?:am i|will i be) (?:in trouble|arrested|guilty)|i go (?:enter|go) (?:prison|jail))\b/,
  ],
];

/** Who asks something does not tell a long story in the same breath. */
const LONGEST = 160;

/** What is to be said to what was asked besides, in the order of the list. @param heard - folded. */
export const askedBesides = (heard: string): readonly (keyof SayWording)[] =>
  heard.length > LONGEST && !heard.trimEnd().endsWith('?')
    ? []
    : ASKED.filter(([, pattern]) => pattern.test(heard)).map(([id]) => id);
