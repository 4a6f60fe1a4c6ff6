import { keptForOffline } from '../kept-for-offline.ts';
import { expect, type Page, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

const IMITATION = 'http://mtn-bj.promo-gagnant.xyz/login';

/** Waits until what somebody without a network needs is on the device; the interview comes last. */
async function visitOnce(page: Page, path = '/') {
  await page.goto(path);
  await keptForOffline(page, ['/', '/shell', '/verify'], ['verify-screen', 'engine-french', 'case']);
}

test.describe('after one visit, without a network', () => {
  test('a link is checked by the engine in the browser, which says so', async ({ page, context }) => {
    await visitOnce(page);
    await context.setOffline(true);
    await page.goto('/verify');
    await page.getByLabel('Lien à vérifier').fill(IMITATION);
    await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
    await expect(page.getByText('Risque détecté !')).toBeVisible();
    await expect(page.getByText('Vérification faite sur votre appareil, sans notre serveur.')).toBeVisible();
  });

  test('what is no number is said at the field', async ({ page, context }) => {
    await visitOnce(page);
    await context.setOffline(true);
    await page.goto('/verify?tab=number');
    await page.getByLabel('Numéro à vérifier').fill('abc');
    await page.getByRole('button', { name: 'Vérifier ce numéro' }).click();
    await expect(page.getByText("Ce texte n'est pas un numéro de téléphone.")).toBeVisible();
    await expect(page.locator('section[data-outcome]')).toHaveCount(0);
  });

  test('the home page is there, and a page that was never visited says what is the matter', async ({
    page,
    context,
  }) => {
    await visitOnce(page);
    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/report', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Cette page ne peut pas être affichée' })).toBeVisible();
  });

  test('what is kept is taken over whole: nothing is missing, nothing is drawn anew', async ({
    page,
    context,
  }) => {
    const problems: string[] = [];
    await visitOnce(page);
    await context.setOffline(true);
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('requestfailed', (request) => problems.push(new URL(request.url()).pathname));
    page.on('console', (message) => {
      // Requests that failed are told above.
      if (message.type() === 'error' && !message.text().includes('net::')) problems.push(message.text());
    });
    for (const path of ['/', '/verify', '/urgence', '/chatbot']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      // The page asks who is signed in, and cannot know.
      expect(
        problems.filter((problem) => !problem.startsWith('/api/')),
        path,
      ).toEqual([]);
    }
    await page.goto('/verify');
    await expect(page.getByRole('button', { name: 'Écouter', exact: true }).first()).toBeVisible();
  });

  test('a course that was read is there again, and says of its recording that it is not', async ({
    page,
    context,
  }) => {
    await page.goto('/learn/mobile-money');
    await keptForOffline(page, ['/learn/mobile-money'], ['learn-module-screen', 'case']);
    await context.setOffline(true);
    await page.reload();
    // Loaded anew, Chromium's emulation refuses the network but says that it is there: a telephone does not.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Comprendre les arnaques au mobile money',
    );
    await expect(page.getByRole('heading', { name: '1. Le dépôt « par erreur »' })).toBeVisible();
    await page.getByRole('tab', { name: 'Audio' }).click();
    await page.getByRole('button', { name: /^Écouter : Conseil enregistré/ }).click();
    await expect(page.getByText('Erreur lors de la lecture audio')).toBeVisible();
    await expect(page.getByText("cet enregistrement n'est pas sur votre téléphone")).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('a text that another app shares waits in the form', async ({ page, context }) => {
    await visitOnce(page);
    await context.setOffline(true);
    await page.goto('/verify');
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = '/verify';
      const field = document.createElement('input');
      field.name = 'conversation';
      field.value = 'Envoyez 5000 FCFA pour recevoir votre lot';
      form.append(field);
      document.body.append(form);
      form.submit();
    });
    await expect(page.getByLabel('Collez ou racontez ce qui vous arrive')).toHaveValue(
      'Envoyez 5000 FCFA pour recevoir votre lot',
    );
  });

  test('a picture that another app shares opens the form, which tries to read it', async ({
    page,
    context,
  }) => {
    await visitOnce(page);
    await context.setOffline(true);
    await page.goto('/verify');
    await page.evaluate(() => {
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: '/verify', enctype: 'multipart/form-data' });
      const field = Object.assign(document.createElement('input'), { type: 'file', name: 'picture' });
      const chosen = new DataTransfer();
      chosen.items.add(new File(['picture'], 'capture.png', { type: 'image/png' }));
      field.files = chosen.files;
      form.append(field);
      document.body.append(form);
      form.submit();
    });
    await expect(
      page.getByText(/Il faut une connexion pour lire une image|La lecture de l'image a échoué/),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/verify$/);
  });
});

test('a report written without a network waits, and arrives exactly once when it is back', async ({
  page,
  context,
}) => {
  const link = `https://sans-reseau-${crypto.randomUUID()}.xyz`;
  const reports: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/reports')) reports.push(response.status());
  });
  await page.goto('/report');
  await page.getByLabel("Type d'arnaque").selectOption('mobile_money');
  await page.getByLabel('Titre').fill('Sans réseau');
  await page.getByLabel('Contact de la personne').fill(link);
  await page
    .getByLabel("Que s'est-il passé ?")
    .fill("On m'a demandé de rendre un transfert reçu par erreur.");
  await page.getByLabel('Votre région').selectOption('Littoral');
  // The code that tells of waiting forms comes a moment after the page, and looks for some at once.
  const stores = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(stores).toContain('outbox');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.getByText('Signalement gardé sur votre téléphone')).toBeVisible();
  await expect(page.getByText('Un envoi attend le retour du réseau. Il partira tout seul.')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('Ce qui attendait le réseau a été envoyé.', { exact: true })).toBeVisible();
  await expect(page.getByText('Un envoi attend le retour du réseau. Il partira tout seul.')).toHaveCount(0);
  await page.reload();
  expect(reports).toEqual([201]);
  const found = await page.request.get('/api/scams', { params: { search: link } });
  expect(await found.json()).toMatchObject([{ reportCount: 1 }]);
});

test('a message to the operator waits for the network too', async ({ page, context }) => {
  const sent: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/messages')) sent.push(response.status());
  });
  await page.goto('/contact');
  await page.getByLabel('Votre nom').fill('Awa');
  await page.getByLabel('Votre e-mail').fill('awa@example.org');
  await page.getByLabel('Sujet').fill('Question');
  await page.getByLabel('Votre message').fill('Bonjour, une question.');
  // The code that sends it later comes a moment after the page.
  const stores = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(stores).toContain('outbox');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Votre message est gardé sur votre téléphone.')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => sent).toEqual([201]);
});

test('somebody who saves data is not made to fetch ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.clock.runFor(60_000);
  expect(await page.evaluate(() => caches.has('pages'))).toBe(false);
});
