import type { Address } from '../address/address.ts';
import { isOfState, officialDomain } from '../address/official.ts';
import { redirectTarget } from '../address/redirect-target.ts';
import { isShared, platformOf } from '../address/shared-platform.ts';
import { isWellKnown } from '../address/well-known.ts';
import { POSTING_PLATFORMS } from '../knowledge/shared-platforms.ts';
import type { Span } from '../vocabulary.ts';
import type { LinkReading } from './link-reading.ts';

/** Which links lead to places that everybody knows: a film, a map, the page of a ministry, a newspaper. Where they stand, in order. */
export const knownPlaces = (links: readonly LinkReading[]): readonly Span[] =>
  links.filter(({ address }) => isKnownPlace(address)).map(({ address }) => address.span);

function isKnownPlace(address: Address): boolean {
  if (address.kind !== 'web' || address.credentials !== '' || redirectTarget(address) !== undefined)
    return false;
  const platform = platformOf(address);
  if (platform !== undefined) return POSTING_PLATFORMS.has(platform);
  if (isShared(address)) return false;
  return isOfState(address) || officialDomain(address) !== undefined || isWellKnown(address.site);
}
