import { publicPaths } from '../public-paths.ts';
import { expect, type Page, test } from '../test.ts';

/** Most bytes of a visit after the first, headers and all. Source: docs/architecture.md, budgets. */
const LATER_VISIT = 10 * 1024;

// Files that a page fetches ahead for times without a network are not part of a visit.
test.use({ serviceWorkers: 'block' });

/** Loads a page, and waits until nothing more of it comes by itself. */
async function visit(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await session.detach();
  return bytes;
}

test('coming back to a public page costs nearly nothing', async ({ page, context }) => {
  test.slow();
  const paths = await publicPaths(page);
  expect(paths.length).toBeGreaterThan(20);
  const costly: string[] = [];
  for (const path of paths) {
    await visit(page, path);
    const again = await context.newPage();
    const bytes = await visit(again, path);
    await again.close();
    if (bytes > LATER_VISIT) costly.push(`${path}: ${bytes} bytes`);
  }
  expect(costly).toEqual([]);
});

test.describe('for somebody who saves data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('no public page fetches a font', async ({ page }) => {
    test.slow();
    const fonts: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'font') fonts.push(`${page.url()}: ${request.url()}`);
    });
    for (const path of await publicPaths(page)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
    }
    expect(fonts).toEqual([]);
  });
});

/** Most bytes of a first visit, headers and all. Source: docs/architecture.md, budgets. */
const FIRST_VISIT = 155 * 1024;

for (const language of ['fr', 'en', 'pcm', 'wo', 'yo', 'di', 'fon'])
  test(`a first visit to the home page costs no more than it may, in ${language}`, async ({ page }) => {
    expect(await visit(page, `/?lang=${language}`)).toBeLessThanOrEqual(FIRST_VISIT);
  });
