import type { Page } from '@playwright/test';

/** Longer than any page takes to be taken over by its scripts, even on a busy machine. */
const PATIENCE_MS = 30_000;

/** Waits until the scripts of a page of the site have taken it over: what is clicked earlier goes to the server as a plain post. */
export async function answering(page: Page): Promise<void> {
  const mark = page.locator('html[data-answering]');
  await mark.waitFor({ state: 'attached', timeout: PATIENCE_MS }).catch((error: Error) => {
    error.message = `No scripts took over ${page.url()}. A test of a page without them loads it with waitUntil: 'commit'.\n${error.message}`;
    throw error;
  });
  // Somebody is there: what waits for a sign of it may come.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}
