import { hashString } from '../learned/hash.ts';
import type { Token } from './tokens.ts';

const hashesOf = (words: string): ReadonlySet<number> =>
  new Set(words.split(' ').map((word) => hashString(word)));

/** Words that hardly occur in the other language, frequent and short; accents folded, SMS spelling included. */
const FRENCH = hashesOf(
  "le la les des du un une et est pas vous je j tu c d l qu que qui pour sur avec dans votre vos nous ton ta mon ma ce cette au aux par il elle ils sont suis ai as avez avons etes ne se sa ses leur ou mais si bien oui non merci bonjour bonsoir slt cc svp stp faut fait faire va vas ya c'est jsuis pr ds vs mtn dem1 kan pk koi tt tjrs bcp avk cest jai qd fo deh dêh kdo gars yako wé mm pcq chez apres avant sans etre jour numero compte veuillez cliquez argent frere"
    .split(' ')
    .join(' '),
);
const ENGLISH = hashesOf(
  'the and is are was you your to of in for it this that with have has will not be at from we our my me can if or by as an do no so please call get got now how what when where who he she they them his her there here all just u ur r dis dey dem wey una abeg sef wetin na don go fit make pikin oga dat am i hi hello dear money account just would could been am out up about their know need want here send sent bank',
);

/** How French a text is, from 0 (English or Pidgin) to 1; one half when nothing tells. Cheap and deterministic. */
export function frenchShare(tokens: readonly Token[]): number {
  let french = 0;
  let english = 0;
  for (const token of tokens) {
    if (FRENCH.has(token.hash)) french += 1;
    if (ENGLISH.has(token.hash)) english += 1;
  }
  return (french + 0.25) / (french + english + 0.5);
}
