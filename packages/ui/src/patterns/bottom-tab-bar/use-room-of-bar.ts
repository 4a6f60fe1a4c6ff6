import { useEffect, useRef } from 'react';

/**
 * Keeps as much room at the end of the page as the bar takes, which is fixed to the window: with large text its labels need a
 * second row.
 *
 * @returns for the element around the bar.
 */
export function useRoomOfBar() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = place.current?.firstElementChild;
    // Not in every browser, nor in tests without one: the room of one row is kept all the same.
    if (!bar || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const height = bar.getBoundingClientRect().height;
      if (place.current) place.current.style.minHeight = height > 0 ? `${height}px` : '';
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return place;
}
