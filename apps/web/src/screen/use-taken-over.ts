import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts have taken the page over: before, nothing that a script would fetch is on its way. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
