import { answering } from '../answering.ts';
import { deferred } from '../deferred.ts';
import { goWithin } from '../go-within.ts';
import { stopClock } from '../stop-clock.ts';
import { expect, type Page, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

// Answers are given in the server's place, which a service worker would go around.
test.use({ serviceWorkers: 'block' });

const STORY = "On m'a appelée pour rendre un transfert mobile money reçu par erreur.";

async function fillIn(page: Page, title: string) {
  await page.getByLabel("Type d'arnaque").selectOption('mobile_money');
  await page.getByLabel('Titre').fill(title);
  await page.getByLabel("Que s'est-il passé ?").fill(STORY);
  await page.getByLabel('Votre région').selectOption('Littoral');
}
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer le signalement' });
const sent = (page: Page) => page.getByText('Signalement envoyé avec succès!', { exact: true });

test('a form with nothing in it says all that is missing, and goes to the first of it', async ({ page }) => {
  await page.goto('/report');
  await send(page).click();
  for (const sentence of [
    "Veuillez sélectionner le type d'arnaque.",
    'Le titre doit contenir au moins 5 caractères.',
    'La description doit contenir au moins 20 caractères.',
    'Veuillez sélectionner votre région.',
  ])
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Type d'arnaque")).toBeFocused();
});

test('a report is sent with a picture, confirmed, found by others, and another one can be written', async ({
  page,
}) => {
  await page.goto('/report');
  await fillIn(page, 'Transfert par erreur à Calavi');
  await page.getByLabel('Contact de la personne').fill('+229 01 97 11 22 33');
  await page.getByLabel('Choisir un fichier').setInputFiles({
    name: 'message.png',
    mimeType: 'image/png',
    buffer: Buffer.from(PIXEL, 'base64'),
  });
  await expect(page.getByText('message.png')).toBeVisible();
  const answer = page.waitForResponse('**/api/reports');
  await send(page).click();
  expect((await answer).status()).toBe(201);
  await expect(sent(page)).toBeVisible();
  await expect(
    page.getByText("Merci d'avoir contribué à la sécurité de la communauté.", { exact: true }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Signaler une autre arnaque' }).click();
  await expect(sent(page)).toHaveCount(0);
  await expect(page.getByLabel('Titre')).toHaveValue('');
  await expect(page.getByText('message.png')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Rechercher' }).click();
  await page.getByLabel('Chercher une arnaque déjà signalée').fill('01 97 11 22 33');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  const found = page.getByRole('article', { name: 'Arnaque au mobile money' });
  await expect(found).toContainText('signalé par 1 personne, non vérifié');
  await expect(found).toContainText('Littoral');
  await expect(found).toContainText('Le texte s’affichera après relecture.');
  await expect(found).not.toContainText(/Calavi|97 11 22 33/);
  expect(await violationsOn(page)).toEqual([]);
});

test('while it is sent the button says so; a failure keeps everything, and the second try makes no second report', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  const { promise: held, resolve: answer } = deferred();
  await page.route('**/api/reports', async (route) => {
    const written = route.request().postDataBuffer()?.toString('latin1') ?? '';
    keys.push(/name="idempotencyKey"\s+([0-9a-f]{32})/.exec(written)?.[1]);
    if (keys.length > 1) return route.continue();
    // The report arrives, but the answer is lost on the way back.
    const { 'content-length': _, ...headers } = route.request().headers();
    const data = route.request().postDataBuffer() ?? '';
    expect((await page.request.post('/api/reports', { headers, data })).status()).toBe(201);
    await held;
    return route.abort();
  });
  await page.goto('/report');
  await fillIn(page, 'Transfert envoyé deux fois');
  await page.getByLabel('Contact de la personne').fill('https://envoye-deux-fois.xyz');
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
  answer();
  await expect(page.getByText("Erreur lors de l'envoi", { exact: true })).toBeVisible();
  await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Titre')).toHaveValue('Transfert envoyé deux fois');
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  const [found, ...others] = await (await page.request.get('/api/scams?search=envoye-deux-fois.xyz')).json();
  expect([found.reportCount, others.length]).toEqual([1, 0]);
});

test('no more can be typed than is taken', async ({ page }) => {
  const long = 'a'.repeat(250);
  await page.goto('/report');
  await page.getByLabel('Titre').pressSequentially(long);
  await expect(page.getByLabel('Titre')).toHaveValue('a'.repeat(120));
  await page.goto('/learn');
  await page.getByLabel('Rechercher un cours').pressSequentially(long);
  await page.getByLabel('Rechercher un cours').press('Enter');
  await expect(page.getByRole('heading', { name: 'Aucun contenu trouvé' })).toBeVisible();
});

test('what the server refuses is told in its own words', async ({ page }) => {
  await page.route('**/api/reports', (route) =>
    route.fulfill({ status: 400, json: { code: 'file_damaged', message: 'Ce fichier est abîmé.' } }),
  );
  await page.goto('/report');
  await fillIn(page, 'Un fichier abîmé');
  await send(page).click();
  await expect(page.getByText('Ce fichier est abîmé.')).toBeVisible();
});

test('a file that is too large or of another kind is not taken', async ({ page }) => {
  await page.goto('/report');
  const field = page.getByLabel('Choisir un fichier');
  await field.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(9) });
  await expect(page.getByText("Ce fichier n'est pas une image ni un PDF.")).toBeVisible();
  await field.setInputFiles({
    name: 'grand.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.getByText('Ce fichier dépasse 5 Mo.')).toBeVisible();
});

test('a search of two letters runs nothing', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/scams?**', (route) => {
    calls += 1;
    return route.continue();
  });
  await page.goto('/report?tab=search');
  await page.getByLabel('Chercher une arnaque déjà signalée').fill('ab');
  await page.getByLabel('Chercher une arnaque déjà signalée').press('Enter');
  await expect(
    page.getByText('Entrez au moins 3 caractères pour lancer la recherche.', { exact: true }),
  ).toBeVisible();
  expect(calls).toBe(0);
  await page.getByLabel('Chercher une arnaque déjà signalée').fill('zzzzqqq');
  await page.getByLabel('Chercher une arnaque déjà signalée').press('Enter');
  await expect(page.getByRole('heading', { name: 'Aucune arnaque correspondante trouvée.' })).toBeVisible();
  expect(calls).toBe(1);
});

test('a search that fails can be tried again', async ({ page }) => {
  await page.route('**/api/scams?**', (route) => route.abort());
  await page.goto('/report?tab=search');
  await page.getByLabel('Chercher une arnaque déjà signalée').fill('zzzzqqqx');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByText('La recherche a échoué')).toBeVisible();
  await page.unroute('**/api/scams?**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune arnaque correspondante trouvée.' })).toBeVisible();
});

test('the address can fill the form in', async ({ page }) => {
  await page.goto('/report?kind=number&value=%2B229+01+97+00+00+00');
  await expect(page.getByLabel('Contact de la personne')).toHaveValue('+229 01 97 00 00 00');
  await expect(page.getByLabel('Titre')).toHaveValue('Numéro suspect');
  await expect(page.getByText('Déjà rempli pour vous')).toBeVisible();
});

test('what was written before the scripts arrived is kept', async ({ page }) => {
  const { promise: held, resolve: letThrough } = deferred();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/report', { waitUntil: 'commit' });
  await fillIn(page, 'Écrit sur une ligne lente');
  letThrough();
  await answering(page);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
});

test('what was written before the search could be run is kept', async ({ page }) => {
  const { promise: held, resolve: letThrough } = deferred();
  await page.route('**/assets/search-reports*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/report?tab=search');
  const field = page.getByLabel('Chercher une arnaque déjà signalée');
  await field.fill('zzzzqqqx');
  letThrough();
  // Only a search that its scripts have taken over can be emptied at one press.
  await expect(page.getByRole('button', { name: 'Effacer' })).toBeVisible();
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Aucune arnaque correspondante trouvée.' })).toBeVisible();
});

test('the tab of a new report leaves the confirmation of the last one', async ({ page }) => {
  await page.route('**/api/reports', (route) =>
    route.fulfill({ status: 201, json: { id: '00000000-0000-4000-8000-000000000001', status: 'pending' } }),
  );
  await page.goto('/report');
  await fillIn(page, 'Une arnaque de plus');
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Rechercher' }).click();
  await page.getByRole('tab', { name: 'Nouveau signalement' }).click();
  await expect(sent(page)).toHaveCount(0);
  await expect(page.getByLabel('Titre')).toHaveValue('');
});

test('empty lists say so, and what may be attached is said beforehand', async ({ page }) => {
  await page.route('**/api/scams/types**', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/regions**', (route) => route.fulfill({ json: { data: [] } }));
  await goWithin(page, '/report');
  await expect(page.getByLabel("Type d'arnaque")).toHaveText("Aucun type d'arnaque disponible.");
  await expect(page.getByLabel('Votre région')).toHaveText('Aucune région disponible.');
  await expect(page.getByText('JPG, PNG, GIF, PDF (10 premières pages). 5 Mo au plus.')).toBeVisible();
});

test('lists that do not come are replaced by the usual ones', async ({ page }) => {
  await page.route('**/api/scams/types**', (route) => route.abort());
  await page.route('**/api/regions**', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('link', { name: 'SIGNALER' }).first().click();
  await expect(page.getByLabel("Type d'arnaque").getByRole('option', { name: 'Autre' })).toBeAttached();
  await page.getByLabel('Votre région').selectOption('oueme');
});

test.describe('by voice', () => {
  test('without a microphone the demonstration says that it is one, and stops', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
    await page.goto('/report');
    await expect(page.getByText('Démonstration', { exact: true })).toBeVisible();
    await expect(page.getByText("Rien n'est enregistré ni envoyé.")).toBeVisible();
    await page.getByRole('button', { name: 'Voir la démonstration' }).click();
    await page.getByRole('button', { name: 'Arrêter' }).click();
    await expect(page.getByRole('button', { name: 'Voir la démonstration' })).toBeVisible();
  });

  test('the demonstration stops by itself after 5 seconds', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
    await page.clock.install();
    await page.goto('/report');
    await stopClock(page);
    await page.getByRole('button', { name: 'Voir la démonstration' }).click();
    await page.clock.runFor(4_900);
    await expect(page.getByRole('button', { name: 'Arrêter' })).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByRole('button', { name: 'Voir la démonstration' })).toBeVisible();
  });

  test('a voice note is recorded and sent with the report', async ({ playwright, baseURL }) => {
    const browser = await playwright.chromium.launch({
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: ['--no-sandbox', '--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
    });
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await page.goto('/report');
    await answering(page);
    await fillIn(page, 'Raconté de vive voix');
    await page.getByLabel('Contact de la personne').fill('https://raconte-de-vive-voix.xyz');
    await page.getByRole('button', { name: 'Enregistrer ma voix' }).click();
    await expect(page.getByText(/0:0[2-9]/)).toBeVisible();
    await page.getByRole('button', { name: 'Arrêter' }).click();
    await expect(page.getByText('Message vocal enregistré')).toBeVisible();
    await page.getByRole('button', { name: 'Écouter' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    const [found] = await (await page.request.get('/api/scams?search=raconte-de-vive-voix.xyz')).json();
    expect(found).toMatchObject({ textShown: false, hasAudio: true });
    await browser.close();
  });
});

/** One red pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
