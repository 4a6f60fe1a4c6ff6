import { deferred } from '../deferred.ts';
import { stopClock } from '../stop-clock.ts';
import { expect, type Page, test } from '../test.ts';

// A test cannot answer, in the server's place, the calls of a service worker.
test.use({ serviceWorkers: 'block' });

/** The tests' network has no map. */
test.beforeEach(({ page }) => page.route('https://tile.openstreetmap.org/**', (route) => route.abort()));

async function write(page: Page) {
  await page.getByLabel('Votre nom').fill('Awa');
  await page.getByLabel('Votre e-mail').fill('awa@exemple.com');
  await page.getByLabel('Sujet').fill('Une erreur dans un cours');
  await page.getByLabel('Votre message').fill('Le premier exemple est faux.');
}

for (const path of ['/contact', '/support']) {
  test(`${path}: a message is stored, thanked for during 3 seconds, and the empty form returns`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(path);
    await stopClock(page);
    await write(page);
    const stored = page.waitForResponse('**/api/messages');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    expect((await stored).status()).toBe(201);
    await expect(page.getByText('Votre message a bien été envoyé...')).toBeInViewport();
    await expect(page.getByLabel('Votre nom')).toHaveCount(0);
    // On a busy machine the thanks stand there a moment before their time begins to run.
    const fieldsAfterThanks = async () => {
      await page.clock.runFor(3_000);
      return page.getByLabel('Votre nom').count();
    };
    await expect.poll(fieldsAfterThanks).toBe(1);
    await expect(page.getByLabel('Votre nom')).toHaveValue('');
    await expect(page.getByLabel('Votre message')).toHaveValue('');
    await expect(page.getByText('Votre message a bien été envoyé...')).toHaveCount(0);
  });
}

test('what is missing or wrong is said at its field, and nothing is sent', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/messages', (route) => {
    calls += 1;
    return route.abort();
  });
  await page.goto('/contact');
  await page.getByLabel('Votre e-mail').fill('awa');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Écrivez votre nom.')).toBeVisible();
  await expect(page.getByText('Cet e-mail est incomplet.')).toBeVisible();
  await expect(page.getByText('Écrivez le sujet de votre message.')).toBeVisible();
  await expect(page.getByText('Écrivez votre message.')).toBeVisible();
  await expect(page.getByLabel('Votre nom')).toBeFocused();
  expect(calls).toBe(0);
});

test('a message that is not stored is not thanked for, and stays', async ({ page }) => {
  await page.route('**/api/messages', (route) => route.abort());
  await page.goto('/contact');
  await write(page);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Message non envoyé')).toBeVisible();
  await expect(page.getByText('Votre message a bien été envoyé...')).toHaveCount(0);
  await expect(page.getByLabel('Votre message')).toHaveValue('Le premier exemple est faux.');
});

test('the map keeps its place, and shows the offices even without its pieces', async ({ page }) => {
  const { promise: held, resolve: letThrough } = deferred();
  await page.route('**/assets/office-map-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  const map = page.getByRole('region', { name: 'Carte de nos bureaux' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toContainText('Chargement de la carte...');
  letThrough();
  for (const city of ['Abidjan', 'Dakar', 'Accra']) {
    await expect(map.getByRole('button', { name: city })).toBeVisible();
    await expect(map.getByRole('tooltip', { name: city })).toBeVisible();
  }
  await map.getByRole('button', { name: 'Dakar' }).press('Enter');
  await expect(map.locator('.leaflet-popup')).toContainText('Dakar');
});

test('a map that cannot be loaded says where the offices are', async ({ page }) => {
  await page.route('**/assets/office-map-*.js', (route) => route.abort());
  await page.goto('/contact');
  const map = page.getByRole('region', { name: 'Carte de nos bureaux' });
  await map.scrollIntoViewIfNeeded();
  await expect(map).toContainText("La carte ne s'affiche pas.");
});

test('the offices and the help in an emergency are there', async ({ page }) => {
  await page.goto('/contact');
  for (const city of ['Abidjan', 'Dakar', 'Accra']) {
    await expect(page.getByRole('heading', { name: city })).toBeVisible();
  }
  await expect(page.getByText('24h/24 et 7j/7')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: "J'ai envoyé l'argent" }).click();
  await expect(page).toHaveURL('/urgence');
});
