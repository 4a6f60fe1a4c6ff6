import { goWithin } from '../go-within.ts';
import { expect, test } from '../test.ts';

// Answers are given in the server's place, which a service worker would go around.
test.use({ serviceWorkers: 'block' });

test('recommended and flagged services have their tabs, and can be narrowed', async ({ page }) => {
  await page.goto('/community');
  await expect(page.getByRole('link', { name: 'Transfert du Soleil (exemple)' })).toBeVisible();
  await expect(page.getByText('Exemple', { exact: true }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Signalés' }).click();
  await expect(page.getByRole('link', { name: /prêt en 5 minutes/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Transfert du Soleil (exemple)' })).toHaveCount(0);

  await page.getByLabel('Rechercher un service').fill('zzzz');
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await expect(page.getByRole('heading', { name: 'Aucun service signalé trouvé' })).toBeVisible();
  await page.getByRole('tab', { name: 'Recommandés' }).click();
  await expect(page.getByRole('heading', { name: 'Aucun service recommandé trouvé' })).toBeVisible();
  await page.getByRole('button', { name: 'Effacer' }).click();
  await page.getByRole('button', { name: 'Rechercher' }).click();
  await page.getByLabel('Région').selectOption('oueme');
  await expect(page.getByRole('link', { name: 'Épargne du Baobab (exemple)' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Transfert du Soleil (exemple)' })).toHaveCount(0);
});

test('services that do not come can be asked for again', async ({ page }) => {
  await page.route('**/api/services?**', (route) => route.abort());
  await goWithin(page, '/community');
  await expect(page.getByText('Impossible de charger les services.')).toBeVisible();
  await page.unroute('**/api/services?**');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('link', { name: 'Transfert du Soleil (exemple)' })).toBeVisible();
});

test('a recommended service shows its stars and reviews, and takes a vote and a review', async ({ page }) => {
  await page.goto('/community/transfert-soleil');
  await expect(page.getByText('4,8 sur 5').first()).toBeVisible();
  await expect(page.getByText('Anonyme').first()).toBeVisible();
  await expect(page.getByText('14 septembre 2026')).toBeVisible();

  await page.getByRole('button', { name: /Confirmer ce service/ }).click();
  await expect(page.getByText('Merci, votre avis est compté.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Confirmer ce service/ })).toContainText('127');

  await page.getByRole('button', { name: 'Envoyer mon avis' }).click();
  await expect(page.getByText('Choisissez une note.')).toBeVisible();
  await expect(page.getByText("L'avis doit contenir au moins 3 caractères.")).toBeVisible();
  await page.getByLabel('4 – Bon').check();
  await page.getByLabel('Votre avis', { exact: true }).fill('On me donne toujours un reçu.');
  const answer = page.waitForResponse('**/reviews');
  await page.getByRole('button', { name: 'Envoyer mon avis' }).click();
  expect((await answer).status()).toBe(201);
  await expect(page.getByText('Avis envoyé', { exact: true })).toBeVisible();
});

test('a flagged service has no stars in its reviews, and one button', async ({ page }) => {
  await page.goto('/community/offre-pret-cinq-minutes');
  await expect(page.getByRole('button', { name: /Signaler ce service/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Confirmer ce service/ })).toHaveCount(0);
  await expect(page.getByText('Votre note')).toHaveCount(0);
  await page.getByRole('link', { name: 'Retour aux services' }).click();
  await expect(page).toHaveURL('/community?tab=flagged');
});

test('a vote that is not counted is not thanked for', async ({ page }) => {
  await page.route('**/votes', (route) => route.abort());
  await page.goto('/community/transfert-soleil');
  await page.getByRole('button', { name: /Signaler un problème/ }).click();
  await expect(page.getByText("Votre avis n'a pas été compté. Réessayez.")).toBeVisible();
});

test('a review that could not be sent is still there', async ({ page }) => {
  await page.route('**/reviews', (route) => route.abort());
  await page.goto('/community/transfert-soleil');
  await page.getByLabel('5 – Excellent').check();
  await page.getByLabel('Votre avis', { exact: true }).fill('Très bien.');
  await page.getByRole('button', { name: 'Envoyer mon avis' }).click();
  await expect(page.getByText('Avis non envoyé')).toBeVisible();
  await expect(page.getByLabel('Votre avis', { exact: true })).toHaveValue('Très bien.');
});

test('where nothing can be read aloud, a service says so', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  await page.goto('/community/transfert-soleil');
  await page
    .getByRole('button', { name: /^Écouter/ })
    .first()
    .click();
  await expect(
    page.getByText("Désolé, la lecture audio n'est pas disponible sur votre navigateur.", { exact: true }),
  ).toBeVisible();
});

test('the recommended services have an address of their own; an unknown service answers 404', async ({
  page,
}) => {
  await page.goto('/trusted-services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services recommandés');
  await expect(page.getByRole('link', { name: 'Transfert du Soleil (exemple)' })).toBeVisible();
  const response = await page.goto('/community/rien');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Service non trouvé' })).toBeVisible();
});
