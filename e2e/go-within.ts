import type { Page } from '@playwright/test';

/** Goes to a page of the site without loading one, as a link does, so that its scripts ask for what it shows. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.goto('/no-such-page');
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}
