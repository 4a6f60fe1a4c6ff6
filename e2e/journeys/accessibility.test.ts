import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

for (const [language, link, works, tell] of [
  ['fr', 'Accessibilité', 'Ce qui ne marche pas encore', 'Écrivez-nous'],
  ['en', 'Accessibility', 'What does not work yet', 'Write to us'],
] as const) {
  test(`the foot of every page leads to what is known not to work, and to telling us, in ${language}`, async ({
    page,
  }) => {
    await page.goto(`/?lang=${language}`);
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL('/accessibility');
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: works })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: tell }).click();
    await expect(page).toHaveURL('/contact');
  });
}
