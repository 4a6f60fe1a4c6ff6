import { expect, test } from '../test.ts';

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('French is the default, whatever the browser prefers', async ({ page }) => {
    await page.goto('/verify');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outils de Vérification Intelligente');
  });
});

test('choosing English changes the page, is broadcast, stored, and kept on the next visit without a flash of French', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/verify');
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('languageChange', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        });
      }),
  );
  await page.getByRole('combobox', { name: 'Langue' }).selectOption('en');
  expect(await heard).toBe('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Verification Tools');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('app-language'))).toBe('en');
  await expect(page).toHaveTitle(/Smart Verification Tools/);

  const html = await (await page.request.get('/verify')).text();
  expect(html).toContain('Smart Verification Tools');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Verification Tools');

  await page.getByLabel('Link to check').fill('http://mtn-bj.promo-gagnant.xyz/login');
  await page.getByRole('button', { name: 'Check this link' }).click();
  await expect(page.getByText('Risk detected!')).toBeVisible();
});

test('a stored language that is none of ours is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('app-language', 'tlh'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a stored language wins over the page that the server sent', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('app-language', 'en'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NEVER FALL VICTIM TO SCAMS AGAIN');
});

test('a link to another language is a choice, and replaces the stored one', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('app-language', 'fr'));
  await page.goto('/?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('NEVER FALL VICTIM TO SCAMS AGAIN');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('app-language'))).toBe('en');
  await page.goto('/verify');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Verification Tools');
});
