import { FILING_PLATFORMS, POSTING_PLATFORMS, SHARED_PLATFORMS } from '../knowledge/shared-platforms.ts';
import type { Address } from './address.ts';
import { redirectTarget } from './redirect-target.ts';

/** Whether a stranger may have written what stands at this address, although its domain is well known. */
export function isShared(address: Address): boolean {
  if (address.givenBy === 'free-host') return true;
  const isFrontPage = address.path.length <= 1 && address.query === '' && address.fragment === '';
  return isFrontPage ? isPersonalHost(address) : isListed(address, SHARED_PLATFORMS);
}

/** Whether the host, or a domain above it, stands in a list. */
export function isListed(address: Address, domains: ReadonlySet<string>): boolean {
  return address.endings.some((ending) => domains.has(ending));
}

/**
 * The known site on which somebody has put this page, and where the address says neither who nor what: `tiktok.com` for a film there.
 * An address that sends its visitors on elsewhere belongs to none.
 */
export function platformOf(address: Address): string | undefined {
  if (address.kind !== 'web' || address.credentials !== '' || !isShared(address)) return undefined;
  const target = redirectTarget(address);
  if (target !== undefined && target.site !== address.site) return undefined;
  return address.endings.find((ending) => POSTING_PLATFORMS.has(ending) || FILING_PLATFORMS.has(ending));
}

/** A name of one's own before a platform's domain: `somebody.tumblr.com`. */
function isPersonalHost(address: Address): boolean {
  return address.below !== '' && SHARED_PLATFORMS.has(address.site) && !SHARED_PLATFORMS.has(address.host);
}
