import { goWithin } from '../go-within.ts';
import { expect, test } from '../test.ts';

// A test cannot answer, in the server's place, the calls of a service worker.
test.use({ serviceWorkers: 'block' });

test('the sections stand in the order of the specification, with its figures', async ({ page }) => {
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toContainText([
    'Ce que vous pouvez faire ici',
    'La lutte contre les arnaques en chiffres',
    'Services essentiels',
    'Apprendre à reconnaître les arnaques',
    'La confiance de la communauté',
    'Astuce du jour',
    'Centre de signalement communautaire',
    'Un doute ? Vérifiez avant de payer.',
  ]);
  const main = page.getByRole('main');
  for (const figure of ['2K+', '16K+', '600+', '98%']) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible();
  }
  for (const [stars, members] of [
    ['4,8', 126],
    ['4,6', 89],
    ['4,5', 57],
  ]) {
    await expect(main.getByText(`${stars} sur 5`)).toBeVisible();
    await expect(main.getByText(`Vérifié par ${members} membres`)).toBeVisible();
  }
  await expect(main.getByText('85 % des participants')).toBeVisible();
});

test('its links lead where the specification says', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const address of [
    '/verify',
    '/report',
    '/chatbot',
    '/simulation',
    '/alerts',
    '/verify?tab=link',
    '/verify?tab=number',
    '/verify?tab=conversation',
    '/verify?tab=profile',
    '/trusted-services',
    '/daily-tip',
    '/instant-arnaque',
    '/verifier',
  ]) {
    await expect(main.locator(`a[href="${address}"]`).first()).toBeVisible();
  }
});

for (const language of ['fr', 'en'] as const)
  test(`the sample services have the names and kinds that the database holds (${language})`, async ({
    page,
    request,
  }) => {
    const services: { id: string; name: string; type: string; rating: number }[] = await (
      await request.get(`/api/services?lang=${language}`)
    ).json();
    const held = new Map(services.map((service) => [service.id, service]));
    await page.goto(`/?lang=${language}`);
    const main = page.getByRole('main');
    for (const id of ['transfert-soleil', 'epargne-du-baobab', 'boutique-calebasse']) {
      const { name = '', type = '', rating = 0 } = held.get(id) ?? {};
      const shown = main.getByRole('listitem').filter({
        has: page.getByRole('heading', { name: name.replace(/ \(ex.*\)$/, ''), exact: true }),
      });
      await expect(shown).toContainText(type);
      await expect(shown).toContainText(
        new Intl.NumberFormat(language, { minimumFractionDigits: 1 }).format(rating / 20),
      );
    }
  });

test('the banner shows the first current alert', async ({ page, request }) => {
  const [alert] = await (await request.get('/api/alerts/current?lang=fr')).json();
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Alerte en cours' });
  await expect(banner.getByRole('heading')).toHaveText(alert.title.replaceAll('\u00a0', ' '));
  await banner.getByRole('link', { name: 'Toutes les alertes' }).click();
  await expect(page).toHaveURL('/alerts');
});

test('the tip is that of the day of the month, and is in the page before scripts', async ({ request }) => {
  const tips = await (await request.get('/api/daily-tips?lang=fr')).json();
  const { content } = tips[new Date().getUTCDate() % tips.length];
  const html = await (await request.get('/')).text();
  expect(html.replaceAll('&#x27;', "'")).toContain(content);
});

test('answers that the page brought are not asked for again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('alerts') || path.includes('tips'))).toEqual([]);
});

test('a page that was kept overnight is taken over without trouble and shows the tip of the new day', async ({
  page,
  request,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000);
  await page.clock.install({ time: tomorrow });
  await page.goto('/');
  const tips = await (await request.get('/api/daily-tips?lang=fr')).json();
  await expect(page.getByText(tips[tomorrow.getUTCDate() % tips.length].content)).toBeVisible();
  expect(problems).toEqual([]);
});

test('where there is no alert there is no banner; where there is no tip the page says so', async ({
  page,
}) => {
  await page.route(/\/api\/(daily-tips|alerts)/, (route) => route.fulfill({ json: [] }));
  await goWithin(page, '/');
  await expect(page.getByText("Impossible de charger l'astuce du jour.", { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alerte en cours' })).toHaveCount(0);
});

test('the video waits for a touch, and then plays', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/videos/')) asked.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(page.locator('video')).toHaveCount(0);
  const player = page.getByRole('button', { name: /Lire la vidéo/ });
  await expect(player).toContainText('2:36');
  await player.click();
  await expect(page.locator('video[autoplay]')).toHaveAttribute('src', /\/api\/videos\/presentation/);
});

test('a tip that cannot be loaded says so and can be asked for again; the banner stays away', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  await page.route(/\/api\/(daily-tips|alerts)/, (route) => route.abort());
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page.getByText("Impossible de charger l'astuce du jour.")).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alerte en cours' })).toHaveCount(0);
  await page.unroute(/\/api\/(daily-tips|alerts)/);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('region', { name: 'Astuce du jour' })).toContainText('Écouter');
});
