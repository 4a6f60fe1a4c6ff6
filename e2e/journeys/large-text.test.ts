import { coveredInFocus } from '../covered.ts';
import { expect, test } from '../test.ts';

/** The browser's own text is twice as large: who sees badly sets it so, and pages know it as the root's size. */
test.use({
  serviceWorkers: 'block',
  launchOptions: async ({ launchOptions }, provide) => {
    await provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
    });
  },
});

for (const path of ['/', '/verify', '/report', '/contact', '/chatbot', '/urgence']) {
  test(`at twice the text size nothing covers what stands in focus on ${path}`, async ({ page }) => {
    await page.goto(path);
    const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(Number.parseFloat(root)).toBeGreaterThanOrEqual(32);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await coveredInFocus(page)).toEqual([]);
  });
}
