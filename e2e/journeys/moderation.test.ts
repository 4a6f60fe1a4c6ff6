import { readFile } from 'node:fs/promises';
import { deferred } from '../deferred.ts';
import { expect, type Page, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

// A test cannot answer, in the server's place, the calls of a service worker.
test.use({ serviceWorkers: 'block' });

const USER = {
  id: '0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b111',
  phoneNumber: '+2290197000000',
  email: null,
  roles: ['moderator'],
};

const scam = (id: string, title: string) => ({
  id,
  title,
  description: 'On demande un code reçu par SMS.',
  personalDetails: { title: [], description: [] },
  scamType: 'phishing',
  region: 'Littoral',
  reportCount: 1,
  scammerContact: null,
  hasAudio: false,
  isVerified: false,
  lastReportedAt: '2026-11-01T10:00:00.000Z',
  status: 'pending',
  isProtected: false,
  reports: [
    {
      id: `${id.slice(0, -1)}9`,
      title,
      description: 'On demande un code reçu par SMS au 01 97 00 00 00.',
      contact: '+2290197000000',
      createdAt: '2026-11-01T10:00:00.000Z',
      attachments: [{ id: 'a1', kind: 'picture', mediaType: 'image/png', size: 10 }],
    },
  ],
  reviewRequests: [],
});
const FIRST = scam('0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b001', 'Faux agent MoMo');
const SECOND = scam('0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b002', 'Faux agent au téléphone');

/** A moderator before two reports. The decisions are collected. */
async function moderate(page: Page) {
  const decisions: unknown[] = [];
  let waiting = [FIRST, SECOND];
  await page.route('**/api/auth/me*', (route) => route.fulfill({ json: { user: USER } }));
  await page.route('**/api/auth/second-factor*', (route) => route.fulfill({ json: { state: 'shown' } }));
  await page.route('**/api/moderation/scams?*', (route) => route.fulfill({ json: waiting }));
  await page.route('**/api/moderation/scams/*', (route) => {
    decisions.push(route.request().postDataJSON());
    waiting = [SECOND];
    return route.fulfill({ json: { id: FIRST.id, status: 'published' } });
  });
  await page.goto('/moderation');
  return decisions;
}

test('nobody but moderators sees what waits', async ({ page, request }) => {
  await page.goto('/moderation');
  await expect(page.getByText('Cette page est réservée aux modérateurs.')).toBeVisible();
  expect((await request.get('/api/moderation/scams')).status()).toBe(401);
  expect(await (await request.get('/moderation')).text()).toContain('content="noindex"');
});

test('a report is read with all that was sent, and published', async ({ page }) => {
  const decisions = await moderate(page);
  const first = page.getByRole('article').first();
  await expect(first).toContainText('01 97 00 00 00');
  const body = 'a picture';
  await page.route('**/api/moderation/attachments/a1', (route) => route.fulfill({ body }));
  const saved = page.waitForEvent('download');
  await first.getByRole('button', { name: /Ouvrir la pièce jointe/ }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toBe(body);
  await first.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Décision enregistrée', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  // Everybody reads from now on what the moderator saw.
  const { title, description } = FIRST;
  expect(decisions).toEqual([{ action: 'publish', title, description }]);
});

test('whoever decides by key keeps the focus while it is stored, and goes on from the list that is left', async ({
  page,
}) => {
  await moderate(page);
  const { promise: held, resolve: store } = deferred();
  await page.route('**/api/moderation/scams/*', async (route) => {
    await held;
    await route.fallback();
  });
  const publish = page.getByRole('article').first().getByRole('button', { name: 'Publier', exact: true });
  await publish.press('Enter');
  await expect(publish).toHaveAttribute('aria-disabled', 'true');
  await expect(publish).toBeFocused();
  store();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.locator('main :focus').getByRole('article')).toHaveCount(1);
});

test('a report is corrected before everybody may read it, or joined with another', async ({ page }) => {
  const decisions = await moderate(page);
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: 'Corriger', exact: true }).click();
  await first.getByLabel('Titre').fill('•••');
  await first.getByRole('button', { name: 'Publier', exact: true }).click();
  // A title of which nothing is left is no title.
  await expect(first.getByLabel('Titre')).toHaveAccessibleDescription(/Il reste trop peu du titre/);
  await first.getByLabel('Titre').fill('Un faux agent demande un code');
  await first.getByRole('button', { name: 'Enregistrer sans publier' }).click();
  await expect(page.getByText('Décision enregistrée', { exact: true })).toBeVisible();
  expect(decisions).toEqual([
    { action: 'mask', title: 'Un faux agent demande un code', description: FIRST.description },
  ]);
});

test('of several reports, one can be refused alone', async ({ page }) => {
  const decisions = await moderate(page);
  const [report] = FIRST.reports;
  const two = {
    ...FIRST,
    reports: [report, { ...report, id: `${FIRST.id.slice(0, -1)}8`, title: 'Une blague' }],
  };
  await page.route('**/api/moderation/scams?*', (route) => route.fulfill({ json: [two] }));
  await page.goto('/moderation');
  const joke = page.getByText('Une blague').locator('..');
  await joke.getByRole('button', { name: 'Refuser ce témoignage seul' }).click();
  await expect(page.getByText('Décision enregistrée', { exact: true })).toBeVisible();
  expect(decisions).toEqual([{ action: 'reject', report: `${FIRST.id.slice(0, -1)}8` }]);
});

test('what cannot be undone asks for a new code, and then happens with what was typed', async ({ page }) => {
  const decisions = await moderate(page);
  let isShown = false;
  await page.route('**/api/moderation/scams/*', (route) => {
    if (isShown) return route.fallback();
    const json = { code: 'sudo_needed', message: 'Cette action demande un nouveau code.' };
    return route.fulfill({ status: 403, json });
  });
  await page.route('**/api/auth/second-factor/show*', (route) => {
    isShown = true;
    return route.fulfill({ json: { state: 'shown' } });
  });
  const published = [{ ...FIRST, status: 'published' }, SECOND];
  await page.route('**/api/moderation/scams?*', (route) => route.fulfill({ json: published }));
  await page.goto('/moderation?tab=published');
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: 'Masquer et corriger' }).click();
  await first.getByRole('button', { name: 'Corriger', exact: true }).click();
  await first.getByLabel('Titre').fill('Un faux agent demande un code');
  await first.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel("Code de l'application")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(first.getByLabel('Titre')).toHaveValue('Un faux agent demande un code');
  expect(decisions).toEqual([]);

  await first.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await dialog.getByLabel("Code de l'application").fill('123456');
  await dialog.getByLabel("Code de l'application").press('Enter');
  await expect(page.getByText('Décision enregistrée', { exact: true })).toBeVisible();
  expect(decisions).toEqual([
    { action: 'mask', title: 'Un faux agent demande un code', description: FIRST.description },
  ]);
});

test('an attachment that wants a code asks for it over the page, and that it is gone is said there', async ({
  page,
}) => {
  await moderate(page);
  let isShown = false;
  await page.route('**/api/moderation/attachments/a1', (route) =>
    route.fulfill(
      isShown
        ? { status: 404, json: { code: 'not_found', message: "Cette adresse n'existe pas." } }
        : { status: 403, json: { code: 'second_factor_needed', message: 'La modération demande un code.' } },
    ),
  );
  await page.route('**/api/auth/second-factor/show*', (route) => {
    isShown = true;
    return route.fulfill({ json: { state: 'shown' } });
  });
  await page
    .getByRole('button', { name: /Ouvrir la pièce jointe/ })
    .first()
    .click();
  const code = page.getByRole('dialog').getByLabel("Code de l'application");
  await code.fill('123456');
  await code.press('Enter');
  await expect(page.getByText('Pièce jointe non ouverte', { exact: true })).toBeVisible();
  await expect(page.getByText("Cette adresse n'existe pas.", { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/moderation');
});

test('recovery codes stay on the page until they are noted, in another language too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await moderate(page);
  let state = 'none';
  let asked = 0;
  await page.route('**/api/auth/second-factor*', (route) => {
    asked += 1;
    return state === 'lost' ? route.abort() : route.fulfill({ json: { state } });
  });
  const address = 'otpauth://totp/ScamGuard:a?secret=JBSWY3DPEHPK3PXP&issuer=ScamGuard';
  await page.route('**/api/auth/second-factor/draft*', (route) =>
    route.fulfill({ json: { secret: 'JBSWY3DPEHPK3PXP', address } }),
  );
  await page.route('**/api/auth/second-factor/confirm*', (route) => {
    state = 'shown';
    return route.fulfill({ json: { recoveryCodes: ['ABCD-EFGH-IJKL-MNOP'] } });
  });
  await page.goto('/moderation');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByLabel("Code de l'application").fill('123456');
  await page.getByRole('button', { name: 'Confirmer le code' }).click();
  const codes = page.getByText('ABCD-EFGH-IJKL-MNOP');
  await expect(codes).toBeVisible();
  for (const [next, language] of [
    ['shown', 'en'],
    ['lost', 'yo'],
  ] as const) {
    state = next;
    const before = asked;
    await page.getByRole('combobox', { name: /Langue|Language/ }).selectOption(language);
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(codes).toBeVisible();
  }
  await page.getByRole('combobox').first().selectOption('fr');
  state = 'shown';
  await page.getByRole('button', { name: "J'ai noté mes codes" }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
});
