import { coveredInFocus } from '../covered.ts';
import { expect, test } from '../test.ts';

/** A desktop of 1280 × 1024 at 400 %, as who sees badly sets it (WCAG 1.4.10). */
const WINDOW = { width: 320, height: 256 };
test.use({ viewport: WINDOW, serviceWorkers: 'block' });

const PATHS = [
  '/',
  '/verify',
  '/chatbot',
  '/report',
  '/urgence',
  '/alerts',
  '/learn',
  '/community',
  '/auth',
  '/contact',
];

for (const path of PATHS)
  for (const language of ['fr', 'yo'])
    test(`at 400 % nothing of ${path} lies beside the window or is covered in focus, in ${language}`, async ({
      page,
    }) => {
      await page.goto(`${path}?lang=${language}`);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        WINDOW.width,
      );
      expect(await coveredInFocus(page)).toEqual([]);
    });

test('at 400 % what the assistant says has most of the window', async ({ page }) => {
  await page.goto('/chatbot');
  await page.getByLabel('Votre message').fill('Un agent me demande mon code secret.');
  await page.getByLabel('Votre message').press('Enter');
  const answer = page.getByRole('log').getByRole('listitem').last();
  await expect(answer).toContainText('Assistant');
  await expect(answer.getByRole('button', { name: 'Écouter' })).toBeVisible();
  await expect(answer).toBeInViewport();
  const share = await page.evaluate(() => {
    const PLACES = 32;
    const shown = Array.from({ length: PLACES }, (_, place) =>
      document.elementFromPoint(innerWidth / 2, ((place + 0.5) / PLACES) * innerHeight),
    );
    return shown.filter((element) => element?.closest('[role="log"], ul')).length / PLACES;
  });
  expect(share).toBeGreaterThan(0.6);
});
