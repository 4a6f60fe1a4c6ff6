import type { Page } from '@playwright/test';

/** Longer than what a page fetches later waits for, and than this call takes on a busy machine. */
const AHEAD_MS = 10_000;

/**
 * Stops the time of a page whose clock was installed before it was loaded. From then on it passes only by `page.clock.runFor`:
 * on a slow machine, what is shown for a moment would else be gone before the test looks.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS);
}
