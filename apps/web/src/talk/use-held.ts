import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Holds what was said for a moment, since more of it may come.
 *
 * @param gap how long nothing may come, in milliseconds.
 */
export function useHeld(gap: number) {
  const [isHeld, setIsHeld] = useState(false);
  const go = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const release = useCallback(() => {
    clearTimeout(timer.current);
    const held = go.current;
    go.current = undefined;
    setIsHeld(false);
    held?.();
  }, []);
  const wait = useCallback(() => {
    if (!go.current) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(release, gap);
  }, [gap, release]);
  const hold = useCallback(
    (work: () => void) => {
      go.current = work;
      setIsHeld(true);
      wait();
    },
    [wait],
  );
  // A visitor who leaves has said it all.
  useEffect(() => release, [release]);

  return { isHeld, hold, wait, release };
}
