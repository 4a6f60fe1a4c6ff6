import { addressesInLink } from '../address/find-addresses.ts';
import { dialledIn } from '../phone/find-phones.ts';
import { spokenDigits } from '../phone/spoken-digits.ts';
import type { ItemKind } from '../vocabulary.ts';
import { type Items, itemsIn, kindsOf, placesOf } from './items.ts';
import { type WordsAround, wordsAround } from './words-around.ts';

/** From so many words on, what stands beside a number, a profile or a link tells something; fewer are a name. */
const TELLING = 4;
/** Without anything to check by itself, two words may be all of a message: "envoyez code". */
const MESSAGE = 2;
/** No name is as long. */
const LONGEST_NAME = 7;
/** Longer than any item with a word beside it; a link of this length has no gaps. */
const LONG = 400;
const GAP = /\s/;
/** "Facebook : MTN Gain 2026", "profil: Awa". */
const NAMED_PROFILE = /^(?:profile?|page|compte|account|facebook|instagram|tiktok|telegram)[^:\n]{0,20}:/i;

/**
 * The kinds as which a value is to be judged, whatever field it was put into. People paste a message where a number is asked for,
 * and write words around it. If it holds several things, there are several kinds.
 *
 * @param field where it was put. That for messages takes everything.
 */
export function partsOf(value: string, field: ItemKind): readonly ItemKind[] {
  const text = value.trim();
  const hasGap = GAP.test(text);
  if (hasGap && text.length > LONG && field === 'conversation') return ['conversation'];
  if (field === 'link' && isLinkAsTyped(text, hasGap)) return ['link'];
  if (spokenDigits(text) !== undefined) return ['number'];
  const items = itemsIn(text);
  const around = wordsAround(text, placesOf(items));
  return around.count === 0 || isNamed(items, around, field)
    ? bare(text, items, field)
    : withWords(text, items, around, field);
}

/** A link by itself, also one with blanks in it or with code for the browser, is what the field asks for. */
function isLinkAsTyped(text: string, hasGap: boolean): boolean {
  // Nearly every link: nothing has to be read to know that it is one.
  if (!hasGap && /^[^@].*\p{L}/u.test(text)) return true;
  const found = addressesInLink(text);
  const isWhole = ({ kind, span: [start, end] }: (typeof found)[number]) =>
    kind === 'active' || end - start === text.length;
  return found.length > 0 && (!hasGap || found.some(isWhole));
}

/** A few words beside a number or a profile name it, unless they speak of somebody: "Koffi, plombier". */
function isNamed(items: Items, { count, speaking }: WordsAround, field: ItemKind): boolean {
  if (count >= TELLING || (count > 1 && speaking > 0) || items.codes.length > 0) return false;
  if (items.profiles.length + items.numbers.length > 0 || field === 'profile') return true;
  return field === 'link' && items.links.length > 0;
}

/** The kinds of a text that holds only things to check, or a name. */
function bare(text: string, items: Items, field: ItemKind): readonly ItemKind[] {
  const found = kindsOf(items, field);
  if (found.length > 0) return found;
  // A value of figures only is dialled, even if it is no whole number.
  const isDialled = !/\p{L}/u.test(text) && dialledIn(text).length > 0;
  return [isDialled ? 'number' : field];
}

/** Words tell something. The thing that the field asked for is judged beside them. */
function withWords(text: string, items: Items, around: WordsAround, field: ItemKind): readonly ItemKind[] {
  if (kindsOf(items, field).includes(field)) return [field, 'conversation'];
  if (field === 'number' && isNamedFigure(text, items, around)) return ['number'];
  const mayBeName = field === 'profile' || (field === 'conversation' && NAMED_PROFILE.test(text));
  if (mayBeName && isName(around)) return ['profile'];
  return around.count < MESSAGE && kindsOf(items, field).length === 0 ? [field] : ['conversation'];
}

/** "MTN service client +229 123": a number that cannot exist, beside a name. */
function isNamedFigure(text: string, items: Items, { count, speaking }: WordsAround): boolean {
  return (
    count < TELLING &&
    speaking === 0 &&
    placesOf(items).length === 0 &&
    dialledIn(text).some(({ form }) => form === 'phone')
  );
}

function isName({ count, speaking, hasSentences }: WordsAround): boolean {
  return count <= LONGEST_NAME && speaking < 2 && !(hasSentences && speaking > 0);
}
