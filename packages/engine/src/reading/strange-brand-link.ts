import { brandWord, ownerOf } from '../address/brand-index.ts';
import { isListed, isShared } from '../address/shared-platform.ts';
import { isWellKnown } from '../address/well-known.ts';
import { SHORTENERS } from '../knowledge/shorteners.ts';
import { asksToAct } from '../text/matching.ts';
import type { TextReading } from '../text/text-reading.ts';
import type { LinkReading } from './link-reading.ts';

/** A link to somewhere else in a message that speaks for a brand. */
export interface StrangeBrandLink {
  readonly brand: string;
  readonly link: LinkReading;
  /** The link hides where it leads, which companies do too. */
  readonly isShortened: boolean;
}

/** Words at the start of a message or in front of a colon name who speaks. */
const OPENING_WORDS = 4;

/** The first link that does not belong to the brand in whose name the recipient is asked to act. */
export function strangeBrandLink(
  text: TextReading & { readonly links: readonly LinkReading[] },
): StrangeBrandLink | undefined {
  const brand = speaker(text);
  if (brand === undefined || !asksToAct(text)) return undefined;
  const link = text.links.find((each) => each.address.kind === 'web' && !isKnown(each));
  return link && { brand, link, isShortened: isListed(link.address, SHORTENERS) };
}

/** A bank names the shop where one paid: the site of another brand, or one that everybody knows and only its owner writes. */
function isKnown({ address }: LinkReading): boolean {
  return (
    address.givenBy === 'state' ||
    ownerOf(address.site) !== undefined ||
    ownerOf(address.host) !== undefined ||
    (isWellKnown(address.site) && !isShared(address))
  );
}

function speaker({ tokens }: TextReading): string | undefined {
  const opening = tokens.slice(0, OPENING_WORDS).map(({ word }) => word);
  const pairs = opening.slice(1).map((word, index) => `${opening[index]}${word}`);
  return [...pairs, ...opening].map((word) => brandWord(word)?.brand.name).find((name) => name !== undefined);
}
