import type { Profile } from './profile.ts';

/** `platform/handle` in one spelling; `undefined` when the network or the handle is not known. */
export function profileKey({ platform, handle }: Profile): string | undefined {
  return platform === undefined || handle === '' ? undefined : `${platform.id}/${handle.toLowerCase()}`;
}
