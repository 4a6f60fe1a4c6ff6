import { goWithin } from '../go-within.ts';
import { giveVoice } from '../reading-voice.ts';
import { expect, test } from '../test.ts';

// Answers are given in the server's place, which a service worker would go around.
test.use({ serviceWorkers: 'block' });

test('lessons stand under their tabs, and can be narrowed by subject, level and words', async ({ page }) => {
  await page.goto('/learn');
  await expect(page.getByRole('tab', { name: 'Tutoriels vidéo' })).toHaveAttribute('data-state', 'active');
  await expect(page.getByRole('link', { name: 'Comprendre les arnaques au mobile money' })).toHaveAttribute(
    'href',
    '/learn/mobile-money',
  );

  await page.getByRole('tab', { name: 'Guides pratiques' }).click();
  await expect(page).toHaveURL(/tab=guides/);
  await page.getByLabel('Catégorie').selectOption('romance');
  await page.getByLabel('Niveau').selectOption('beginner');
  await expect(page).toHaveURL(/category=romance/);
  await page.getByLabel('Rechercher un cours').fill('zzzz');
  await page.getByLabel('Rechercher un cours').press('Enter');
  await expect(page.getByRole('heading', { name: 'Aucun contenu trouvé' })).toBeVisible();
  await expect(page.getByText('0 contenu', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Voir tous les cours' }).click();
  await expect(page.getByText('33 contenus')).toBeVisible();

  await page.getByRole('tab', { name: 'Astuces rapides' }).click();
  await expect(page.getByRole('heading', { name: 'Votre code est votre clé' })).toBeVisible();
});

test('a narrowed list is a page of its own, without scripts too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/learn?tab=tips&category=mobile-money');
  await expect(page.getByText('Votre code est votre clé', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Catégorie')).toHaveValue('mobile-money');
  await context.close();
});

test('a lesson is found by a Wolof word, and says what it is called and that nobody has reviewed that', async ({
  page,
}) => {
  await page.goto('/learn?lang=wo&tab=guides');
  await expect(page.getByText('Traduction pas encore relue')).toBeVisible();
  await page.getByLabel('Rechercher un cours').fill('mbeggeel xaalis');
  await page.getByLabel('Rechercher un cours').press('Enter');
  await expect(page.getByText('1 contenu', { exact: true })).toBeVisible();
  const title = page.getByRole('heading', { name: 'Mbëggeel ci internet guy laaj xaalis' });
  await expect(title).toHaveAttribute('lang', 'wo');
  await title.getByRole('link').click();

  await expect(page).toHaveURL('/learn/romance-signs');
  await expect(page).toHaveTitle('Mbëggeel ci internet guy laaj xaalis – ScamGuard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'wo');
  await expect(page.getByText("L'amour en ligne qui demande de l'argent", { exact: true })).toHaveAttribute(
    'lang',
    'fr',
  );
  await page.goto('/learn?lang=fr');
  await expect(page.getByText('Traduction pas encore relue')).toBeHidden();
});

test('six cards keep the place of lessons on their way; a failure can be tried again', async ({ page }) => {
  let fail = true;
  await page.route('**/api/education/all**', async (route) => {
    if (fail) return route.abort();
    return route.continue();
  });
  await goWithin(page, '/learn');
  await expect(page.getByText('Impossible de charger les cours.')).toBeVisible();
  fail = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('link', { name: 'Comprendre les arnaques au mobile money' })).toBeVisible();
});

test('a lesson is read, watched and heard, taken along, and leads on', async ({ page }) => {
  await page.goto('/learn/mobile-money');
  await expect(page).toHaveTitle('Comprendre les arnaques au mobile money – ScamGuard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comprendre les arnaques au mobile money');
  await expect(page.getByText('Débutant').first()).toBeVisible();
  await expect(page.getByText('15 min').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '1. Le dépôt « par erreur »' })).toBeVisible();

  await page.getByRole('tab', { name: 'Vidéo' }).click();
  await page.getByRole('button', { name: /Lire la vidéo/ }).click();
  await expect(page.locator('video')).toHaveAttribute('src', /\/api\/videos\/mobile-money\.mp4/);
  await page.getByRole('tab', { name: 'Audio' }).click();
  await expect(page.getByText('Conseil enregistré')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger le cours' }).click();
  expect((await download).suggestedFilename()).toBe('mobile-money.html');

  await page.getByRole('link', { name: /^Suivant\s: / }).click();
  await expect(page).not.toHaveURL(/learn\/mobile-money$/);
  await expect(
    page.getByRole('link', { name: 'Précédent : Comprendre les arnaques au mobile money' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Retour aux cours' }).click();
  await expect(page).toHaveURL('/learn');
});

test('a lesson without a video or a recording says so', async ({ page }) => {
  await page.goto('/learn/fake-job-abroad?tab=video');
  await expect(page.getByText('Aucune vidéo disponible pour ce cours.')).toBeVisible();
  await page.getByRole('tab', { name: 'Audio' }).click();
  await expect(page.getByText(/Aucun enregistrement disponible pour ce cours/)).toBeVisible();
});

test('a link to share is copied where the browser cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('/learn/mobile-money');
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page.getByText('Lien copié', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/learn\/mobile-money$/);
});

test('a lesson that does not exist answers 404 and leads back', async ({ page }) => {
  const response = await page.goto('/learn/rien-du-tout');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Module non trouvé' })).toBeVisible();
  await page.getByRole('link', { name: 'Retour aux cours' }).click();
  await expect(page).toHaveURL('/learn');
});

test('a lesson comes in English, its title too', async ({ page }) => {
  await page.goto('/learn/mobile-money?lang=en');
  await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible();
  await expect(page).toHaveTitle(/mobile money/i);
});

test('the whole guide can be taken along and is fetched to be read aloud', async ({ page }) => {
  await page.goto('/learn');
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Télécharger le PDF' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toContain('application/pdf');
  const fetched = page.waitForResponse('**/api/pages/guide**');
  await page.getByRole('button', { name: 'Écouter le guide' }).click();
  expect((await fetched).ok()).toBe(true);
});

test('where nothing can be read aloud, the visitor is told', async ({ page }) => {
  await giveVoice(page, 'missing');
  await page.goto('/learn/mobile-money');
  await page.getByRole('button', { name: 'Écouter le cours' }).click();
  await expect(
    page.getByText("Désolé, la lecture audio n'est pas disponible sur votre navigateur.", { exact: true }),
  ).toBeVisible();
});
