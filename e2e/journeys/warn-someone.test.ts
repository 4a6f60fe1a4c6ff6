import { readFile } from 'node:fs/promises';
import { keptForOffline } from '../kept-for-offline.ts';
import { nextSharedPicture, sharingPhone } from '../shared-files.ts';
import { expect, type Page, test } from '../test.ts';

const IMITATION = 'http://mtn-bj.promo-gagnant.xyz/login';
/** The sender and the receiver both pay for a picture. */
const MOST_BYTES = 60 * 1024;

async function checkLink(page: Page, [field, button]: readonly [string, string]) {
  await page.getByLabel(field).fill(IMITATION);
  await page.getByRole('button', { name: button }).click();
  await expect(page.locator('section[data-outcome="danger"]')).toBeVisible();
}

for (const [language, form, name, word] of [
  ['fr', ['Lien à vérifier', 'Vérifier ce lien'], 'Prévenir un proche', 'Danger.'],
  ['en', ['Link to check', 'Check this link'], 'Warn someone close', 'Danger.'],
] as const) {
  test(`a verdict is sent as words and a picture made on the phone, in ${language}`, async ({ page }) => {
    await sharingPhone(page);
    await page.goto(`/verify?lang=${language}`);
    await checkLink(page, form);
    await page.getByRole('link', { name }).click();
    const { type, bytes, width, height, text } = await nextSharedPicture(page);
    expect({ type, width }).toEqual({ type: 'image/png', width: 720 });
    expect(height).toBeGreaterThan(400);
    expect(bytes).toBeLessThan(MOST_BYTES);
    expect(text).toContain(word);
    expect(text).toContain('/verify');
    // The checked item is the visitor's own.
    expect(text).not.toContain('promo-gagnant');
    await expect(page).toHaveURL(/\/verify/);
  });
}

test('where drawing took too long, one more press sends the picture that is there', async ({ page }) => {
  await sharingPhone(page, 1);
  await page.goto('/verify');
  await checkLink(page, ['Lien à vérifier', 'Vérifier ce lien']);
  await page.getByRole('link', { name: 'Prévenir un proche' }).click();
  await page.getByRole('link', { name: "C'est prêt : appuyez encore" }).click();
  expect((await nextSharedPicture(page)).type).toBe('image/png');
  await expect(page.getByRole('link', { name: 'Prévenir un proche' })).toBeVisible();
});

test('a browser that shares no pictures sends the words, and keeps the picture', async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { canShare: undefined }));
  await page.goto('/verify');
  await checkLink(page, ['Lien à vérifier', 'Vérifier ce lien']);
  const address = await page.getByRole('link', { name: 'Prévenir un proche' }).getAttribute('href');
  const { origin, searchParams } = new URL(address ?? '');
  expect(origin).toBe('https://wa.me');
  expect(searchParams.get('text')).toMatch(/^Regarde ce que ScamGuard dit.*\nDanger\. .*\/verify$/s);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: "Garder l'image" }).click();
  const kept = await download;
  expect(kept.suggestedFilename()).toBe('scamguard.png');
  expect((await readFile(await kept.path())).subarray(1, 4).toString()).toBe('PNG');
});

test('the assistant warns in the same way, without a network too', async ({ page, context }) => {
  await sharingPhone(page);
  await page.goto('/');
  await keptForOffline(
    page,
    ['/', '/shell', '/verify', '/chatbot'],
    ['verify-screen', 'picture-file', 'case'],
  );
  await context.setOffline(true);
  await page.goto('/chatbot');
  await page.getByRole('textbox').fill("Un agent MTN m'appelle et demande mon code PIN");
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('button', { name: 'Non, rien' }).click();
  await expect(page.getByRole('region', { name: 'Danger' })).toBeVisible();
  await page.getByRole('link', { name: 'Prévenir un proche' }).click();
  const { text, bytes } = await nextSharedPicture(page);
  expect(text).toMatch(/^Regarde ce que ScamGuard dit de mon histoire/);
  expect(bytes).toBeLessThan(MOST_BYTES);
});

test('nobody may show that we call something harmless', async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('https://www.mtn.bj');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await expect(page.locator('section[data-outcome="safe"]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Prévenir un proche' })).toHaveCount(0);
});
