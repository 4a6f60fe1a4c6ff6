import { complaintsOf, onPartnerSite } from '../partner/partner-site.ts';
import { expect, test } from '../test.ts';

test('a partner chooses, tries the real widget, and what is copied works on their own site', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/partners');
  await page.getByLabel('Que voulez-vous montrer ?').selectOption('sos');
  await expect(page.getByRole('heading', { name: "J'ai envoyé l'argent" })).toBeVisible();
  await page.getByLabel('Dans quelle langue ?').selectOption('en');
  await expect(page.getByRole('heading', { name: 'I sent the money' })).toBeVisible();
  await page.getByLabel('Quelle couleur pour les boutons ?').selectOption('plum');
  await expect(page.getByRole('button', { name: 'Begin' })).toHaveCSS('background-color', 'rgb(90, 36, 112)');
  expect(complaints).toEqual([]);

  const snippet = await page.getByLabel('À coller dans votre page').inputValue();
  expect(snippet).toContain(`src="${new URL(baseURL ?? '').origin}/widgets/v1/scamguard-sos.js"`);
  const withoutStyle = snippet.replace(/<style>.*<\/style>/, '');
  const pages = { '/': `<!doctype html><html lang="fr"><title>Partenaire</title>${withoutStyle}</html>` };
  await onPartnerSite(baseURL, pages, async (origin) => {
    await page.goto(origin);
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
