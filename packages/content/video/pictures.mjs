import { FONT } from '../drawing/font.mjs';

/**
 * Photographs pages one after another.
 *
 * @throws {Error} when something does not fit on the slide
 */
export async function photographer(browser, { style, width, height }) {
  const page = await browser.newPage({ viewport: { width, height } });
  return async (html, file) => {
    await page.setContent(`<!doctype html><style>${FONT}${style}</style>${html}`);
    await page.evaluate(() => document.fonts.ready);
    const overflow = await page.evaluate(() => {
      const main = document.querySelector('main');
      const floor = main.getBoundingClientRect().bottom;
      const wall = main.getBoundingClientRect().right;
      const outside = [...main.querySelectorAll('*')].find((element) => {
        const { right, bottom } = element.getBoundingClientRect();
        return bottom > floor + 1 || right > wall + 1;
      });
      return outside?.textContent;
    });
    if (overflow) throw new Error(`does not fit on the slide: ${overflow}`);
    await page.screenshot({ path: file });
  };
}
