import { expect, test } from '../test.ts';

test('mission, goals, values, team and the two ways to take part', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main).toContainText('Créé en 2025');
  await expect(main.getByRole('heading', { name: 'Notre vision pour 2029' })).toBeVisible();
  for (const figure of ['1 million', '15', '10', '-30%']) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible();
  }
  for (const name of ['Protection', 'Accessibilité', 'Communauté', 'Inclusion']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const name of ['Promoteur', 'Responsable technologie', 'Responsable éducation']) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
});

for (const [button, subject] of [
  ['Devenir partenaire', 'Devenir partenaire'],
  ['Nous rejoindre', "Rejoindre l'équipe"],
] as const) {
  test(`"${button}" leads to the message form with its subject filled in`, async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: button }).click();
    await expect(page.getByLabel('Sujet')).toHaveValue(subject);
  });
}
