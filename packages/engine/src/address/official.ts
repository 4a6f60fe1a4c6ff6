import type { Address } from './address.ts';
import { ownerOf } from './brand-index.ts';
import { redirectTarget } from './redirect-target.ts';
import { isShared } from './shared-platform.ts';

/**
 * The domain of a known brand, if the address stands there and only the brand can write its page. Only the registered domain
 * counts. A domain where strangers publish does not count, and neither does an address that sends people on.
 */
export function officialDomain(address: Address): string | undefined {
  if (address.kind !== 'web' || address.credentials !== '' || isShared(address)) return undefined;
  const target = redirectTarget(address);
  if (target !== undefined && target.site !== address.site) return undefined;
  return [address.host, address.site].find((domain) => ownerOf(domain) !== undefined);
}

/** Whether an address stands under an ending that only a state gives. */
export function isOfState(address: Address): boolean {
  return address.kind === 'web' && address.givenBy === 'state' && address.credentials === '';
}
