import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a prerendered page is taken over, true from then on. What only the browser knows, such as the query of the
 * address, may be shown once this is true; before that the page must match what the build rendered.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
