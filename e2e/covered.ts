import type { Page } from '@playwright/test';

/**
 * Gives the focus to all that can have it, one after the other.
 *
 * @returns what was covered whole by something else while it had the focus (WCAG 2.4.11), or out of sight, in words for the person who mends it.
 */
export async function coveredInFocus(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const FOCUSABLE =
      'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';
    /** Floating things give way within some frames, and a mistake that shows above moves the field. */
    const MOST_FRAMES = 20;
    const SHARES = [0.1, 0.5, 0.9];

    /** @returns what lies over it where it is not seen at all. */
    const whatCovers = (element: Element): string | undefined => {
      const whole = element.getBoundingClientRect();
      // Some are seen as their label only, and shown to who listens.
      if (whole.width <= 1 || whole.height <= 1) return undefined;
      // If an element is taller than the window, such as a panel, only a part can be seen.
      const { left, width } = whole;
      const isTall = whole.height > innerHeight;
      const top = isTall ? Math.max(whole.top, 0) : whole.top;
      const height = isTall ? Math.max(0, Math.min(whole.bottom, innerHeight) - top) : whole.height;
      const overs = SHARES.flatMap((across) =>
        SHARES.map((down) => document.elementFromPoint(left + across * width, top + down * height)),
      );
      const isSeen = overs.some(
        (over) =>
          over !== null &&
          (element.contains(over) || over.contains(element) || element.closest('label')?.contains(over)),
      );
      return isSeen ? undefined : `${overs.find(Boolean)?.outerHTML.slice(0, 120) ?? 'nothing'} at ${top}`;
    };

    const covered: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(FOCUSABLE)) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      for (let frame = 0; ; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const over = whatCovers(element);
        if (over === undefined) break;
        if (frame < MOST_FRAMES) continue;
        covered.push(`${element.outerHTML.slice(0, 120)} under ${over}`);
        break;
      }
    }
    return covered;
  });
}
