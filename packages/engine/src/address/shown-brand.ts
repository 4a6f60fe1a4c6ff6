import { type Brand, listed } from '../knowledge/brands/index.ts';
import type { AddressWords } from './address-words.ts';

/** A brand with the address where it really lives, that of the country spoken of if there is one: "MTN (mtn.bj)". */
export function shownBrand(brand: Brand, words: AddressWords): string {
  const countries = new Set([...words.name, ...words.below, ...words.path]);
  const domains = listed(brand.domains);
  const own =
    domains.find((domain) => countries.has(domain.slice(domain.lastIndexOf('.') + 1))) ?? domains[0];
  return own === undefined ? brand.name : `${brand.name} (${own})`;
}
