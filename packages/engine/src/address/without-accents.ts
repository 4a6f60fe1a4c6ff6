import type { Address } from './address.ts';
import { readAddress } from './read-address.ts';

/** Letters that French and its neighbours write with accents. Foldings of other letters are for the signals of look-alikes. */
const ACCENTED = /^[a-z\d.àâäçéèêëîïôöùûüÿñáíóúœæ-]+$/;

/**
 * The same address with plain letters in place of accented ones: `academie-francaise.fr` for `académie-française.fr`, which is written
 * `xn--acadmie-franaise-npb1a.fr` on the wire. The classifier was trained on names, and knows nothing of that writing.
 */
export function withoutAccents(address: Address): Address {
  const { host, shownHost, path, query, span } = address;
  if (!host.includes('xn--') || !ACCENTED.test(shownHost)) return address;
  const plain = shownHost.replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replace(/\p{M}/gu, '');
  return readAddress(`https://${plain}${path}${query && `?${query}`}`, span) ?? address;
}
