import type { Address } from '../address/address.ts';
import { addressesInText } from '../address/find-addresses.ts';
import { menuCodesIn, phonesInText } from '../phone/find-phones.ts';
import { profileAt } from '../profile/profile-at.ts';
import type { ItemKind, Span } from '../vocabulary.ts';

/** The things in a value that can be checked by themselves. */
export interface Items {
  readonly links: readonly Address[];
  readonly profiles: readonly Span[];
  readonly numbers: readonly Span[];
  /** Codes for an operator's menu. Words around one dictate it. */
  readonly codes: readonly Span[];
}

const HANDLE = /(?<![\p{L}\d._-])@[\p{L}\p{N}._-]{2,}/gu;

/** Finds what is surely a link, an account or a number; no two of them overlap. */
export function itemsIn(text: string): Items {
  const profiles = [...text.matchAll(HANDLE)].map(
    ({ index, 0: { length } }): Span => [index, index + length],
  );
  const links = addressesInText(text).filter(({ span }) => isFree(span, profiles));
  const taken = [...links.map(({ span }) => span), ...profiles];
  const spansOf = (found: readonly { readonly span: Span }[]) =>
    found.map(({ span }) => span).filter((span) => isFree(span, taken));
  return { links, profiles, numbers: spansOf(phonesInText(text)), codes: spansOf(menuCodesIn(text)) };
}

const isFree = ([start, end]: Span, taken: readonly Span[]) =>
  !taken.some(([from, to]) => start < to && from < end);

export const placesOf = ({ links, profiles, numbers, codes }: Items): readonly Span[] =>
  links.map(({ span }) => span).concat(profiles, numbers, codes);

/** The kinds of the things found, each once. The address of an account is a link where links are asked for. */
export function kindsOf({ links, profiles, numbers, codes }: Items, field: ItemKind): readonly ItemKind[] {
  const kinds = links.map(
    (address): ItemKind => (field !== 'link' && profileAt(address) !== undefined ? 'profile' : 'link'),
  );
  if (profiles.length > 0) kinds.push('profile');
  if (numbers.length + codes.length > 0) kinds.push('number');
  return [...new Set(kinds)];
}
