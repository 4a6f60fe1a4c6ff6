import { expect, test } from '../test.ts';

// A test cannot answer, in the server's place, the calls of a service worker.
test.use({ serviceWorkers: 'block' });

test('three tabs: contact with hours, questions one at a time, resources that lead somewhere', async ({
  page,
}) => {
  await page.goto('/support');
  await expect(page.getByText('Lundi à vendredi, 8h-18h GMT+0')).toBeVisible();

  await page.getByRole('tab', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/support?tab=faq');
  const questions = page.getByRole('group');
  await expect(questions).toHaveCount(5);
  const first = page.getByText('Comment vérifier un numéro de téléphone ?');
  await first.click();
  await expect(page.getByRole('link', { name: 'la vérification de numéro' })).toBeVisible();
  await page.getByText('Comment signaler une arnaque ?').click();
  await expect(page.getByRole('link', { name: 'la vérification de numéro' })).toBeHidden();
  await page.getByText('Comment signaler une arnaque ?').click();
  await expect(page.locator('details[open]')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Ressources' }).click();
  for (const [name, address] of [
    ['Ouvrir les guides', '/learn?tab=guides'],
    ['Aller à la communauté', '/community'],
    ['Demander une séance', '/contact?about=session#message'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

test('an answer leads on within the site', async ({ page }) => {
  await page.goto('/support?tab=faq');
  await page.getByText('Comment vérifier un numéro de téléphone ?').click();
  await page.evaluate(() => Object.assign(window, { isStillTheSame: true }));
  await page.getByRole('link', { name: 'la vérification de numéro' }).click();
  await expect(page).toHaveURL('/verify?tab=number');
  await expect(page.getByLabel('Numéro à vérifier')).toBeVisible();
  expect(await page.evaluate(() => 'isStillTheSame' in window)).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to the questions shows them, and they unfold', async ({ page }) => {
    await page.goto('/support?tab=faq');
    await page.getByText('Comment protéger mon mobile money ?').click();
    await expect(page.getByText('Retenez quatre gestes.')).toBeVisible();
  });

  test('privacy and terms can be read', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vos données, en mots simples/);
    await expect(page.getByRole('heading', { name: 'Quand vous signalez une arnaque' })).toBeVisible();
    await page.goto('/terms?lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rules of use, in plain words/);
  });
});

test('questions that cannot be loaded say so and can be asked for again', async ({ page }) => {
  await page.goto('/about');
  await page.route('**/api/faq*', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support' }).click();
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await expect(page.getByText('Impossible de charger les questions fréquentes.')).toBeVisible();
  await page.unroute('**/api/faq*');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('group')).toHaveCount(5);
});
