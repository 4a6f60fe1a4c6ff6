import type { Span } from '@scamguard/engine';
import { spansOf } from './harmless-figures.ts';

const PLATFORM =
  'telegram|telegramme|tele ?gram|tg|whats ?app|watsapp|wathsapp|whatapp|wsp|wtsp|insta|instagram|ig|snap|snap ?chat|tik ?tok|facebook|face ?book|fb|messenger|signal|viber|imo|skype|discord|twitter|linkedin|wechat|threads|g ?mail|yahoo|hot ?mail|outlook|e-?mail|mail|t\\.me';
const NAMING =
  'pseudo|pseudonyme|pseudos|username|user ?name|user|handle|identifiant|nom d.utilisateur|login|compte|profil|account|profile|chaine|canal|channel';
const SIGN = String.raw`\s{0,3}(?:[:=>→➜~]|-{1,2}>|\s(?:c'?est|nomme|named|appele|sous le nom de)\s)\s{0,3}`;
/** "Le compte est pris" tells of no name, "le pseudo est …" does. */
const VERB = String.raw`\s(?:est|is)\s`;
const ACCOUNT =
  '[a-z0-9]{1,40}(?:[._][a-z0-9]{1,40}){1,5}|[a-z]{2,40}\\d{2,}[a-z0-9]{0,20}|\\d{1,4}[a-z]{3,40}\\d{0,9}';
const LINK_WORD = 'underscore|under score|tiret bas|tiret du bas|tiret du 8|undescore';
/** Words that begin a sentence after a colon, and words of warnings: no account is called so. */
const ORDINARY = new Set(
  'il elle on je tu nous vous ils elles ce c cet cette un une le la les l des du de d mon ma mes son sa ses leur a au aux en et ou mais si pour par sur dans avec sans ne n pas plus qui que qu quoi comment pourquoi attention prudence arnaque arnaques arnaqueur arnaqueurs faux fausse fausses escroc escrocs voleur voleurs vol piege danger ici non oui rien tout toujours jamais gratuit groupe colis message messages photo photos compte numero the this that he she they we it i you my his her their an and or but if for by on in with no not is are was scam scammer scammers fake beware careful warning free group never always everything nothing bloque supprime pirate inconnu verifie prive public ouvert ferme voir note'.split(
    ' ',
  ),
);
const NAMED = new RegExp(
  `\\b(?:(?:${PLATFORM}|${NAMING})\\b${SIGN}|(?:pseudo|pseudonyme|username|handle|identifiant|login)${VERB})[«"“'@]?\\s?([^\\n.,;!?()«»"“”]{3,60})`,
  'g',
);
const ACCOUNTS = new RegExp(`(?<![\\p{L}\\p{N}@._-])(?:${ACCOUNT})(?![\\p{L}\\p{N}@])`, 'gu');
const CUES = new RegExp(`\\b(?:${PLATFORM}|pseudo|username|handle|identifiant)\\b`, 'g');
const QUOTE = String.raw`[«"“„]\s?[^«»"“”„\n]{3,60}[»"”]`;
const QUOTED = [
  new RegExp(`${QUOTE}(?=\\s?(?:sur|dans|via|on|in)\\s(?:${PLATFORM})\\b)`, 'g'),
  new RegExp(`(?<=\\b(?:${PLATFORM}|${NAMING})[ :]{1,3})${QUOTE}`, 'g'),
];
/** In letters that no keyboard has. */
const DRESSED = new RegExp(`(?<=\\b(?:${PLATFORM}|${NAMING})[ :=>-]{1,4})[a-z0-9_.]{4,60}`, 'g');
const KEYBOARD = /^[\p{Script=Latin}\p{M}\p{Nd}\p{P}]*$/u;
const SPELLED = new RegExp(
  `[a-z0-9.]{1,40}[^a-z0-9\\n]{1,8}(?:(?:or|[a-z]{1,12})[^a-z0-9\\n]{1,8})?(?:${LINK_WORD})(?:[^a-z0-9\\n]{1,8}(?:${LINK_WORD}|[a-z0-9.]{1,40}(?=[^a-z0-9\\n]{1,8}(?:${LINK_WORD}))))*[^a-z0-9\\n]{1,8}[a-z0-9.]{1,40}`,
  'g',
);
/** How far from the platform's name the account may stand, in characters. */
const NEAR = 60;
const MOST_WORDS = 2;
/** As many words, each with a capital, are a name. */
const MOST_CAPITALS = 4;
const CAPITALS = /^\p{Lu}[^\s]*(?:\s\p{Lu}[^\s]*)*$/u;
/** `pseudo insta koffi` */
const PSEUDO = new RegExp(
  `(?<=\\b(?:pseudo|identifiant|username|handle)\\s(?:${PLATFORM})\\s)[a-z0-9._-]{3,40}`,
  'g',
);

/**
 * Places of account names in a folded text that stand near the name of a platform, or are spelled out.
 *
 * @param written what stands in the original there.
 */
export function accountSpans(text: string, written: (start: number, end: number) => string): readonly Span[] {
  const cues = spansOf(text, CUES);
  return [
    ...namedAccounts(text, written),
    ...spansOf(text, PSEUDO).filter(([start, end]) => !ORDINARY.has(text.slice(start, end))),
    ...near(spansOf(text, ACCOUNTS), cues, NEAR),
    ...QUOTED.flatMap((pattern) => spansOf(text, pattern)),
    ...spansOf(text, DRESSED).filter(([start, end]) => !KEYBOARD.test(written(start, end))),
    ...spansOf(text, SPELLED),
  ];
}

/** `telegram : koffigagne` */
function namedAccounts(text: string, written: (start: number, end: number) => string): readonly Span[] {
  return [...text.matchAll(NAMED)].flatMap((match): readonly Span[] => {
    const [whole, named = ''] = match;
    const start = match.index + whole.length - named.length;
    const end = start + named.trimEnd().length;
    const words = text.slice(start, end).split(/[\s']+/);
    const most = CAPITALS.test(written(start, end)) ? MOST_CAPITALS : MOST_WORDS;
    const isName = words.length <= most && !words.some((word) => ORDINARY.has(word) || /^\d+$/.test(word));
    return isName ? [[start, end]] : [];
  });
}

/** Those places that have one of the cues near; both are in order, so that each is looked at once. */
function near(places: readonly Span[], cues: readonly Span[], distance: number): readonly Span[] {
  let next = 0;
  return places.filter(([start, end]) => {
    while (next < cues.length && (cues[next]?.[1] ?? 0) + distance < start) next += 1;
    const cue = cues[next];
    return cue !== undefined && cue[0] - end <= distance;
  });
}
