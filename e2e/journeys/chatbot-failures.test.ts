import { deferred } from '../deferred.ts';
import { expect, type Page, test } from '../test.ts';

// Answers are given in the server's place, which a service worker would go around.
test.use({ serviceWorkers: 'block' });

const CALL = '**/api/verify/conversation*';
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

async function say(page: Page, message: string) {
  const field = page.getByLabel('Votre message', { exact: true });
  await field.fill(message);
  await field.press('Enter');
}

test('while an answer is on its way nothing can be written, and the field says why', async ({ page }) => {
  const { promise: held, resolve: answer } = deferred();
  await page.route(CALL, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/chatbot');
  await say(page, 'une offre de travail');
  const field = page.getByPlaceholder('Analyse approfondie en cours...');
  await expect(field).toBeDisabled();
  answer();
  await expect(field).toHaveCount(0);
  await expect(page.getByLabel('Votre message', { exact: true })).toBeEnabled();
});

test('an empty answer of the server is told, and can be asked for again', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ json: { analysis: '' } }));
  await page.goto('/chatbot');
  await say(page, "On me demande de renvoyer de l'argent reçu par erreur");
  const failure = 'La réponse du serveur est vide ou invalide. Veuillez réessayer.';
  await expect(log(page).getByText(failure)).toBeVisible();
  await expect(page.getByText("Erreur d'Analyse", { exact: true }).first()).toBeVisible();
  await page.unroute(CALL);
  await page.getByRole('button', { name: 'Réessayer', exact: true }).click();
  await expect(log(page)).toContainText("Avez-vous déjà envoyé de l'argent");
});

test('where neither the server nor the interview in the browser can be had, that is told', async ({
  page,
}) => {
  await page.route(CALL, (route) => route.abort('connectionrefused'));
  await page.route('**/assets/case-*.js', (route) => route.abort('connectionrefused'));
  await page.goto('/chatbot');
  await say(page, 'une offre de travail');
  await expect(
    log(page).getByText('Une erreur est survenue lors de la communication avec le serveur.'),
  ).toBeVisible();
  await expect(page.getByText("Erreur d'Analyse", { exact: true }).first()).toBeVisible();
});
