import type { Address } from '../address/address.ts';
import { isListed } from '../address/shared-platform.ts';
import { PLATFORMS, type Platform } from '../knowledge/platforms.ts';
import { type Profile, profileOf } from './profile.ts';

/** The account that an address of a network shows; `undefined` for addresses elsewhere. */
export function profileAt(address: Address): Profile | undefined {
  const platform = PLATFORMS.find(({ domains }) => isListed(address, new Set(domains)));
  return platform && profileOf(platform, handleIn(address, platform), address.span);
}

/** The first part of the path that names an account; `?id=` and `?phone=` name one too. */
function handleIn(address: Address, { before = [], notProfiles = [] }: Platform): string {
  const byNumber = /(?:^|&)(?:id|phone)=([^&]+)/.exec(address.query)?.[1];
  const parts = address.path.split('/').filter((part) => part !== '');
  const first = parts.find((part) => !before.includes(part.toLowerCase()));
  if (first === undefined || notProfiles.includes(parts[0]?.toLowerCase() ?? '')) return byNumber ?? '';
  return first.replace(/^@/, '');
}
