import { useSyncExternalStore } from 'react';

/**
 * Whether the site may be kept on the device for when there is no network, where that costs the visitor something and is done only when they
 * say so. `none`: nothing is to be asked.
 */
export type Offer = 'none' | 'open' | 'keeping' | 'kept' | 'failed';

let offer: Offer = 'none';
let keep: (() => Promise<void>) | undefined;
const listeners = new Set<() => void>();

function become(next: Offer) {
  offer = next;
  for (const listener of listeners) listener();
}

/** Lets the visitor decide. @param work fetches everything, and fails if something is missing then. */
export function offerToKeep(work: () => Promise<void>): void {
  keep = work;
  become('open');
}

/** The visitor wants it. */
export async function acceptOffer(): Promise<void> {
  if (!keep || offer === 'keeping') return;
  become('keeping');
  try {
    await keep();
    become('kept');
  } catch {
    become('failed');
  }
}

export const useOffer = (): Offer => useSyncExternalStore(listen, current, none);

const current = () => offer;
const none = () => 'none' as const;
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
