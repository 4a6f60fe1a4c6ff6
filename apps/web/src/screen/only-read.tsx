import { type ReactNode, Suspense, use, useSyncExternalStore } from 'react';
import { atOnce, firstUse } from './first-use.ts';

interface OnlyReadProps {
  /** Give the same at each render: what changes is hydrated at once, or drawn anew. */
  children: ReactNode;
}

/**
 * A part of the page that is read: its words and links need no scripts. It is hydrated when the page is first used, a few
 * milliseconds at a time. A part that is pressed goes first and answers that press. A part that the browser draws by itself, such as
 * a screen that a link led to, waits for nothing.
 *
 * Do not use it for a part that shows answers that may be missing, asks for them, or holds what somebody types.
 */
export const OnlyRead = ({ children }: OnlyReadProps) => (
  <Suspense>
    <UntilUsed>{children}</UntilUsed>
  </Suspense>
);

/** While React takes over what the server drew, waits: the boundary around keeps that as it is. */
function UntilUsed({ children }: OnlyReadProps) {
  const isHydrating = useSyncExternalStore(never, no, yes);
  use(isHydrating && typeof window !== 'undefined' ? firstUse : atOnce);
  return children;
}

const never = () => no;
const no = () => false;
const yes = () => true;
