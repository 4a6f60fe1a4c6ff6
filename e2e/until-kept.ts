import type { Page } from '@playwright/test';

/** Waits until the site notes that all it keeps for when there is no network is on the telephone; recordings come last. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('scamguard-kept') !== null, undefined, {
    timeout: 150_000,
  });
}
