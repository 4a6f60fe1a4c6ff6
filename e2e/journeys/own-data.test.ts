import { readFile } from 'node:fs/promises';
import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

const TITLE = 'Le martin-pêcheur de Ganvié';

test('a report is seen, taken along and deleted by its code, and is then found nowhere', async ({ page }) => {
  await page.goto('/report');
  await page.getByLabel("Type d'arnaque").selectOption('mobile_money');
  await page.getByLabel('Titre').fill(TITLE);
  await page
    .getByLabel("Que s'est-il passé ?")
    .fill("On m'a appelée pour rendre un transfert mobile money reçu par erreur.");
  await page.getByLabel('Votre région').selectOption('Littoral');
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  const shown = page.getByText(/^[A-Z\d]{4}(-[A-Z\d]{4}){4}$/);
  await expect(shown).toBeVisible();
  const code = (await shown.textContent()) ?? '';
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('main').getByRole('link', { name: 'Voir ou effacer mes données' }).click();
  await expect(page.getByRole('heading', { name: 'Mes données', level: 1 })).toBeVisible();
  const field = page.getByLabel('Votre code');
  await field.fill('ACDE-FGHJ-KMNP-QRTW-XY34');
  await page.getByRole('button', { name: 'Voir mon signalement' }).click();
  await expect(page.getByText(/Vérifiez chaque lettre/)).toBeVisible();
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await page.getByRole('button', { name: 'Voir mon signalement' }).click();
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger une copie' }).click();
  const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(copy.reports).toMatchObject([{ title: TITLE }]);

  await page.getByRole('button', { name: 'Effacer mon signalement' }).click();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Oui, effacer' }).click();
  await expect(page.getByText("C'est effacé", { exact: true })).toBeVisible();

  const answer = await page.request.post('/api/data/view', { data: { code } });
  expect(answer.status()).toBe(404);
  const found = await page.request.get('/api/scams?search=martin-pecheur');
  expect(await found.text()).not.toContain(TITLE);
});

test('what a browser did without an account is seen, taken along and deleted', async ({ page }) => {
  const review = 'Le guichet a répondu en deux heures.';
  await page.goto('/mes-donnees');
  await expect(page.getByText(/Rien n'est lié à ce navigateur/)).toBeVisible();
  const services = await (await page.request.get('/api/services')).json();
  const { id, name } = services.find(({ isFlagged }: { isFlagged: boolean }) => !isFlagged);
  await page.request.post(`/api/services/${id}/votes`, { data: { opinion: 'confirm' } });
  await page.request.post(`/api/services/${id}/reviews`, { data: { rating: 4, content: review } });

  await page.reload();
  await expect(page.getByText(review)).toBeVisible();
  await expect(page.getByText(`Vous avez confirmé ${name}`)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger une copie' }).click();
  const copy = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(copy).toMatchObject({ reviews: [{ content: review }], votes: [{ serviceName: name }] });

  await page.getByRole('button', { name: 'Effacer ce que ce navigateur a fait' }).click();
  await page.getByRole('button', { name: 'Oui, effacer' }).click();
  await expect(page.getByText("C'est effacé", { exact: true })).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  await expect(page.getByText(/Rien n'est lié à ce navigateur/)).toBeVisible();
});
