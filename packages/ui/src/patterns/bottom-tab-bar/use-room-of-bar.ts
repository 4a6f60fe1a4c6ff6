import { useEffect, useRef } from 'react';

/** How often the bar must fit into the height of the window to stay over the page. */
const LEAST_WINDOWS = 5;

/**
 * Keeps as much room at the end of the page as the bar takes. The bar is fixed to the window, and with large text its labels need
 * a second row. A bar that takes more than a fifth of the window stands at the page's end instead, because it would cover the
 * field in focus. Text may be large in ways that no media query knows, such as the zoom of text in an app's window.
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
      if (!place.current) return;
      place.current.style.minHeight = height > 0 ? `${height}px` : '';
      place.current.dataset['state'] = height > innerHeight / LEAST_WINDOWS ? 'inFlow' : '';
    });
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return place;
}
