import { useLayoutEffect, useRef } from 'react';

/**
 * Mistakes that appear or go move everything below them. If the focused element slipped out of sight, or under the bar at the
 * bottom, it is brought back (WCAG 2.4.11).
 *
 * @param shown The fields whose mistakes show, as one word.
 */
export function useFocusKeptInSight(shown: string): void {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement !== document.body) {
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    }
  }, [shown]);
}
