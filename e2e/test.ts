import { test as base, type Page, type Response } from '@playwright/test';
import { answering } from './answering.ts';

export { type APIRequestContext, type Browser, expect, type Page, type TestInfo } from '@playwright/test';

interface LoadOptions {
  readonly waitUntil?: 'load' | 'domcontentloaded' | 'networkidle' | 'commit';
}

/**
 * A test whose page is loaded only when its scripts answer, as a person would wait until it does. With `waitUntil: 'commit'` it
 * is left as it comes, and so are pages that are not the site's own.
 */
export const test = base.extend({
  page: async ({ page, baseURL, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) loadWhole(page, new URL(baseURL ?? '').origin);
    await provide(page);
  },
});

/** Makes every way of loading a page wait for its scripts. */
function loadWhole(page: Page, origin: string): void {
  const waiting = async (loaded: Promise<Response | null>, { waitUntil }: LoadOptions = {}) => {
    const response = await loaded;
    if (waitUntil !== 'commit' && (await isOfTheSite(page, origin))) await answering(page);
    return response;
  };
  const { goto, reload, goBack, goForward } = page;
  page.goto = (address, options) => waiting(goto.call(page, address, options), options);
  page.reload = (options) => waiting(reload.call(page, options), options);
  page.goBack = (options) => waiting(goBack.call(page, options), options);
  page.goForward = (options) => waiting(goForward.call(page, options), options);
}

async function isOfTheSite(page: Page, origin: string): Promise<boolean> {
  return new URL(page.url()).origin === origin && (await page.locator('#root').count()) > 0;
}
