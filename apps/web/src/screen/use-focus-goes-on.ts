import { useEffect, useEffectEvent } from 'react';

/**
 * A button that vanishes when it is pressed takes the focus with it, and the browser gives the focus to the page. It goes on instead to what is
 * left of where the button stood. Whoever has gone elsewhere meanwhile stays there.
 *
 * @param area whose buttons may vanish, once it is there.
 * @param to a better place than what is left, if there is one.
 */
export function useFocusGoesOn(
  area: () => HTMLElement | null | undefined,
  to?: () => HTMLElement | undefined,
): void {
  const aroundOf = useEffectEvent((element: Element) => (area()?.contains(element) ? upFrom(element) : []));
  const better = useEffectEvent(() => to?.());
  useEffect(() => {
    let around: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      around = target instanceof Element ? aroundOf(target) : [];
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || around[0]?.isConnected !== false) return;
      const next = better() ?? around.find((each) => each.isConnected);
      around = [];
      if (!(next instanceof HTMLElement)) return;
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
}

/** The element, and all around it. */
function upFrom(element: Element): Element[] {
  return element.parentElement ? [element, ...upFrom(element.parentElement)] : [element];
}
