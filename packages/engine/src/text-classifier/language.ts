import type { ModelToken } from './model-tokens.ts';

/** Short frequent words that hardly occur in the other language. Accents are folded; SMS spelling is included. */
const FRENCH =
  'le la les des du un une et est pas vous je j tu c d l qu que qui pour sur avec dans votre vos nous ton ta mon ma ce cette au aux par il elle ils sont suis ai as avez avons etes ne se sa ses leur ou mais si bien oui non merci bonjour bonsoir slt cc svp stp faut fait faire va vas ya jsuis pr ds vs mtn dem1 kan pk koi tt tjrs bcp avk cest jai qd fo deh kdo gars yako we mm pcq chez apres avant sans etre jour numero compte veuillez cliquez argent frere';
const ENGLISH =
  'the and is are was you your to of in for it this that with have has will not be at from we our my me can if or by as an do no so please call get got now how what when where who he she they them his her there here all just u ur r dis dey dem wey una abeg sef wetin na don go fit make pikin oga dat am i hi hello dear money account would could been out up about their know need want send sent bank';

/** 1 for French words, -1 for English ones. */
const sides = new Map<string, 1 | -1>();
for (const word of FRENCH.split(' ')) sides.set(word, 1);
for (const word of ENGLISH.split(' ')) sides.set(word, -1);

/** Share of a text's tokens that are frequent words of French, English or Pidgin. */
export const shareOfKnownWords = (tokens: readonly { readonly word: string }[]): number =>
  tokens.filter(({ word }) => sides.has(word)).length / Math.max(tokens.length, 1);

/** Language identification: how French a text is, from 0 (English or Pidgin) to 1. It is one half when no word tells. */
export function frenchShare(tokens: readonly ModelToken[]): number {
  let french = 0;
  let english = 0;
  for (const { word } of tokens) {
    const side = sides.get(word);
    if (side === 1) french += 1;
    else if (side === -1) english += 1;
  }
  return (french + 0.25) / (french + english + 0.5);
}
