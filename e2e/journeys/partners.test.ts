import { readFile } from 'node:fs/promises';
import { deferred } from '../deferred.ts';
import { complaintsOf, onPartnerSite } from '../partner/partner-site.ts';
import { expect, type Page, test } from '../test.ts';

test('a partner chooses, tries the real widget, and what is copied works on their own site', async ({
  page,
  baseURL,
}) => {
  const complaints = complaintsOf(page);
  await page.goto('/partners');
  await page.getByLabel('Que voulez-vous montrer ?').selectOption('sos');
  await expect(page.getByRole('heading', { name: "J'ai envoyé l'argent" })).toBeVisible();
  await page.getByLabel('Le pays de vos visiteurs').selectOption('BJ');
  await page.getByLabel('Dans quelle langue ?').selectOption('en');
  await expect(page.getByRole('heading', { name: 'I sent the money' })).toBeVisible();
  await page.getByLabel('Quelle couleur pour les boutons ?').selectOption('plum');
  await expect(page.getByRole('button', { name: 'Begin' })).toHaveCSS('background-color', 'rgb(90, 36, 112)');
  expect(complaints).toEqual([]);

  const origin = new URL(baseURL ?? '').origin;
  const snippet = () => page.getByLabel('À coller dans votre page').inputValue();
  const framed = await snippet();
  expect(framed).toContain(`src="${origin}/embed/sos?lang=en&amp;country=BJ&amp;colour=plum"`);
  await page.getByLabel('Où le mettre ?').selectOption('page');
  const inPage = await snippet();
  expect(inPage).toContain(`src="${origin}/widgets/v1/scamguard-sos.js"`);
  const pages = Object.fromEntries(
    Object.entries({ '/frame': framed, '/page': inPage.replace(/<style>.*<\/style>/, '') }).map(
      ([path, line]) => [path, `<!doctype html><html lang="fr"><title>Partenaire</title>${line}</html>`],
    ),
  );
  await onPartnerSite(baseURL, pages, async (partner) => {
    await page.goto(`${partner}/frame`);
    await firstSteps(page.frameLocator('iframe'));
    await page.goto(`${partner}/page`);
    await firstSteps(page);
    expect(complaints).toEqual([]);
  });
});

test('who has WordPress takes the plugin along, ready to be uploaded', async ({ page }) => {
  await page.goto('/partners');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: "Télécharger l'extension" }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('scamguard-wordpress.zip');
  const head = await readFile(await file.path());
  expect(head.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
});

async function firstSteps(sos: Page | ReturnType<Page['frameLocator']>) {
  await sos.getByRole('button', { name: 'Begin' }).click();
  await expect(sos.getByText('Step 1 of 4')).toBeVisible();
  await sos.getByRole('button', { name: 'Next step' }).click();
  await expect(sos.getByRole('link', { name: /^Write to CNIN/ })).toBeVisible();
}

test('in another language, and with a key that is looked at before it is copied', async ({ page }) => {
  await page.goto('/partners');
  await page.getByLabel('Dans quelle langue ?').selectOption('wo');
  await expect(page.getByRole('tab', { name: 'Lëkkalekaay' })).toBeVisible();
  const snippet = page.getByLabel('À coller dans votre page');
  await page.getByLabel('Votre clé').fill('radio key');
  await expect(page.getByRole('alert')).toHaveText("Une clé n'a que des lettres, des chiffres, - et _.");
  await expect(snippet).not.toHaveValue(/partner-key/);
  await page.getByLabel('Votre clé').fill('radio-key-1');
  await expect(snippet).toHaveValue(/\/embed\/verify\?lang=wo&amp;partner-key=radio-key-1"/);
});

test('the preview says that it is on its way, and when it does not come', async ({ page }) => {
  const held = deferred();
  await page.route('**/widgets/v1/scamguard.js', async (route) => {
    await held.promise;
    await route.abort();
  });
  await page.goto('/partners');
  await expect(page.getByText("L'aperçu arrive...")).toBeAttached();
  held.resolve();
  await expect(page.getByText("L'aperçu n'a pas pu être chargé.")).toBeVisible();
  await expect(page.getByLabel('À coller dans votre page')).toHaveValue(/embed\/verify/);
});
