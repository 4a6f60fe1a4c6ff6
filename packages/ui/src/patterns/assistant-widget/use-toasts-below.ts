import { type RefObject, useLayoutEffect } from 'react';
import { TOASTS_TOP } from '../../components/toast/toasts-top.ts';

/** A notification of two lines, in px: what begins lower than this is not covered by it. */
const TALLEST_TOAST = 120;

/** Lets notifications begin below an element while it stands at the top of the window: its buttons would be covered until they go. */
export function useToastsBelow(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const place = () => {
      const { top = TALLEST_TOAST, bottom = 0 } = element.current?.getBoundingClientRect() ?? {};
      if (top < TALLEST_TOAST) style.setProperty(TOASTS_TOP, `${Math.max(0, bottom)}px`);
      else style.removeProperty(TOASTS_TOP);
    };
    place();
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      style.removeProperty(TOASTS_TOP);
    };
  }, [element]);
}
