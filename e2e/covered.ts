import type { Page } from '@playwright/test';

/** Most presses of Tab on one page. */
const MOST_STOPS = 60;

/**
 * Goes through a page by keyboard.
 *
 * @returns what stood in focus and was covered in its middle by something else, in words for whoever mends it.
 */
export async function coveredInFocus(page: Page): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(async () => {
      // It is scrolled into sight before the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const element = document.activeElement;
      if (!element || element === document.body) return { isEnd: true };
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = Math.min(Math.max(left + width / 2, 0), innerWidth - 1);
      // Of what is taller than the screen, the part that is in it counts.
      const y = (Math.max(top, 0) + Math.min(top + height, innerHeight)) / 2;
      const over = document.elementFromPoint(x, y);
      const isSeen =
        over !== null &&
        (element.contains(over) ||
          over.contains(element) ||
          (over.closest('label') ?? over.parentElement)?.contains(element));
      return {
        isEnd: false,
        isSeen,
        what: `${element.outerHTML.slice(0, 120)} under ${over?.outerHTML.slice(0, 120)}`,
      };
    });
    if (seen.isEnd) break;
    if (!seen.isSeen && seen.what) covered.push(seen.what);
  }
  return covered;
}
