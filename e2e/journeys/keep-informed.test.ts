import { goWithin } from '../go-within.ts';
import { expect, test } from '../test.ts';

// Answers are given in the server's place, which a service worker would go around.
test.use({ serviceWorkers: 'block' });

test('all alerts are shown with their source and can be heard', async ({ page }) => {
  const alerts = await (await page.request.get('/api/alerts')).json();
  await page.goto('/alerts');
  await expect(page.getByRole('article')).toHaveCount(alerts.length);
  await expect(page.getByRole('heading', { name: alerts[0].title })).toBeVisible();
  await expect(page.getByRole('link', { name: `Source : ${alerts[0].source.name}` }).first()).toHaveAttribute(
    'href',
    alerts[0].source.url,
  );
});

test('alerts that do not come can be asked for again; none is said', async ({ page }) => {
  await page.route('**/api/alerts?**', (route) => route.abort());
  await goWithin(page, '/alerts');
  await expect(page.getByText('Impossible de charger les alertes récentes.')).toBeVisible();
  await page.unroute('**/api/alerts?**');
  await page.route('**/api/alerts?**', (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Aucune alerte en ce moment' })).toBeVisible();
});

test('the tip of today stands above the others', async ({ page }) => {
  const tips = await (await page.request.get('/api/daily-tips')).json();
  await page.goto('/daily-tip');
  const today = tips[new Date().getUTCDate() % tips.length].content;
  await expect(page.getByRole('region', { name: "L'astuce d'aujourd'hui" })).toContainText(today);
  await expect(page.getByRole('listitem').filter({ hasText: /^Jour \d/ })).toHaveCount(tips.length - 1);
});

test('without confirmed reports the page says what to do; one that is confirmed stands there', async ({
  page,
}) => {
  await page.route('**/api/scams/latest**', (route) => route.fulfill({ json: [] }));
  await page.goto('/instant-arnaque');
  await expect(
    page.getByRole('heading', { name: "Aucun signalement confirmé pour l'instant" }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Signaler une arnaque' }).click();
  await expect(page).toHaveURL('/report');
});

test('beside the reports stand the titles of the three newest alerts', async ({ page }) => {
  const alerts = await (await page.request.get('/api/alerts')).json();
  await page.goto('/instant-arnaque');
  const recent = page.getByRole('region', { name: 'Alertes en cours' });
  await expect(recent.getByRole('listitem')).toHaveCount(3);
  await expect(recent).toContainText(alerts[2].title);
  await page.getByRole('link', { name: 'Toutes les alertes' }).click();
  await expect(page).toHaveURL('/alerts');
});

test('a long list of reports goes on when asked to', async ({ page }) => {
  const scams = Array.from({ length: 50 }, (_, place) => ({
    id: `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
    scamType: 'other',
    title: `Signalement ${place + 1}`,
    description: 'Une description.',
    region: 'Zou',
    reportCount: place + 1,
    scammerContact: null,
    hasAudio: place === 0,
    isVerified: true,
    lastReportedAt: '2026-11-01T00:00:00Z',
  }));
  await page.route('**/api/scams/latest**', (route) => {
    const limit = Number(new URL(route.request().url()).searchParams.get('limit'));
    return route.fulfill({ json: scams.slice(0, limit) });
  });
  await goWithin(page, '/instant-arnaque');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByText('signalé par 1 personne, confirmé par un modérateur')).toBeVisible();
  await expect(page.getByText('Contient un message vocal')).toHaveCount(1);
  await page.getByRole('button', { name: 'Afficher la suite' }).click();
  await expect(page.getByRole('article')).toHaveCount(50);
  await expect(page.getByRole('button', { name: 'Afficher la suite' })).toHaveCount(0);
});

test('/verifier is the verification page', async ({ page }) => {
  await page.goto('/verifier?tab=number');
  await expect(page.getByLabel('Numéro à vérifier')).toBeVisible();
});
