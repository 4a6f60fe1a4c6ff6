import type { Address } from './address.ts';
import { readAddress } from './read-address.ts';

const INNER = /https?:\/\/[^\s&#]+/i;

/** The other address that a link carries in its query: where an open redirect leads. */
export function redirectTarget(address: Address): Address | undefined {
  const inner = address.kind === 'web' ? INNER.exec(address.query)?.[0] : undefined;
  return inner === undefined ? undefined : readAddress(inner, address.span);
}
