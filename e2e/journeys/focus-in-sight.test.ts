import { expect, test } from '../test.ts';

/** WCAG 2.4.11: whatever has the focus is not hidden whole behind what floats or sticks. */
const PAGES = ['/', '/verify', '/urgence', '/report', '/chatbot'];
const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
];
const MOST_STEPS = 60;

for (const size of SIZES)
  test(`at ${size.width}×${size.height} what has the focus is never covered`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(size);
    for (const path of PAGES) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const covered: string[] = [];
      for (let step = 0; step < MOST_STEPS; step += 1) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return undefined;
          const { left, top, width, height } = focused.getBoundingClientRect();
          if (width <= 1 || height <= 1) return '';
          const places = [0.1, 0.5, 0.9].flatMap((across) =>
            [0.1, 0.5, 0.9].map((down) => [across, down] as const),
          );
          const isSeen = places.some(([across, down]) => {
            const there = document.elementFromPoint(left + across * width, top + down * height);
            const label = focused.closest('label');
            return (
              there !== null && (focused.contains(there) || there.contains(focused) || label?.contains(there))
            );
          });
          return isSeen ? '' : focused.outerHTML.slice(0, 150);
        });
        if (found === undefined) break;
        if (found) covered.push(found);
      }
      expect(covered, path).toEqual([]);
    }
  });
