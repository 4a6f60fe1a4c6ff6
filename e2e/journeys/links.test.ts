import { expect, test } from '../test.ts';

test('a link inside the site changes the page without loading it again', async ({ page }) => {
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.locator('footer').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
});

test.describe('in a new tab', () => {
  // A tab in the background would wait for the service worker to be through with its start.
  test.use({ serviceWorkers: 'block' });

  test('a link opened with Control leaves the page as it is', async ({ page, context }) => {
    await page.goto('/about');
    await page.waitForLoadState('networkidle');
    const opened = context.waitForEvent('page');
    const link = page.locator('footer').getByRole('link', { name: 'Contact', exact: true });
    await link.click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL('/contact');
    await expect(page).toHaveURL('/about');
  });
});
