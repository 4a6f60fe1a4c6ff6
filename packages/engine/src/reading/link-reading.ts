import type { Address } from '../address/address.ts';
import { type AddressWords, addressWords } from '../address/address-words.ts';
import { addressesInLink } from '../address/find-addresses.ts';
import { type Likeness, likenessOf } from '../address/likeness.ts';
import type { Span } from '../vocabulary.ts';
import type { KnownEvidence } from './known-evidence.ts';

/** One address, ready to be looked at. */
export interface LinkReading {
  readonly kind: 'link';
  readonly value: string;
  readonly known: KnownEvidence;
  readonly address: Address;
  readonly words: AddressWords;
  /** The brand whose name the address borrows. */
  readonly likeness: Likeness | undefined;
  /** The place of a part of the address in the value, if it is written there letter by letter. */
  readonly spanOf: (part: string) => Span | undefined;
}

/** Every address that a person may have meant by a link. */
export function readLinks(value: string, known: KnownEvidence): readonly LinkReading[] {
  return addressesInLink(value).map((address) => readAddressAsLink(address, value, known));
}

export function readAddressAsLink(address: Address, value: string, known: KnownEvidence): LinkReading {
  const words = addressWords(address);
  return {
    kind: 'link',
    value,
    known,
    address,
    words,
    likeness: likenessOf(address, words),
    spanOf: (part) => spanWithin(value, address.span, part),
  };
}

function spanWithin(value: string, [start, end]: Span, part: string): Span | undefined {
  const at = part === '' ? -1 : value.slice(start, end).toLowerCase().indexOf(part.toLowerCase());
  return at === -1 || start + at >= end ? undefined : [start + at, Math.min(start + at + part.length, end)];
}
