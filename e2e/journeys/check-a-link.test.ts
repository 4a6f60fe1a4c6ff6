import { answering } from '../answering.ts';
import { deferred } from '../deferred.ts';
import { expect, test } from '../test.ts';

const IMITATION = 'http://mtn-bj.promo-gagnant.xyz/login';

test('a pasted imitation of MTN is a danger, with reasons and advice in French', async ({ page }) => {
  await page.goto('/verify');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outils de Vérification Intelligente');
  const verify = page.getByRole('button', { name: 'Vérifier ce lien' });
  await expect(verify).toBeDisabled();
  await page.getByLabel('Lien à vérifier').fill(IMITATION);
  await verify.click();

  const result = page.locator('section[data-outcome]');
  await expect(result.getByText('Risque détecté !')).toBeVisible();
  await expect(result.getByText('Attention! Cet élément présente des risques potentiels.')).toBeVisible();
  await expect(result.getByText('Danger', { exact: true }).first()).toBeVisible();
  await expect(result.getByRole('heading', { name: 'Que faire maintenant' })).toBeVisible();
  await expect(result.getByRole('heading', { name: 'Pourquoi' })).toBeVisible();
  await expect(result).toContainText('MTN');
  await expect(result).toContainText(IMITATION);
});

test('the official address of MTN Bénin is officially known', async ({ page }) => {
  await page.goto('/verify?tab=link');
  await page.getByLabel('Lien à vérifier').fill('https://www.mtn.bj/');
  await page.getByLabel('Lien à vérifier').press('Enter');
  const result = page.locator('section[data-outcome]');
  await expect(result.getByText('Aucun risque détecté')).toBeVisible();
  await expect(result.getByText('Selon notre analyse, cet élément semble sûr.')).toBeVisible();
  await expect(result.getByText('Officiellement connu')).toBeVisible();
});

test('an unknown harmless shop is "nothing found", which is no proof of safety', async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('https://boutique-adjovi.com/produits/pagnes');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  const result = page.locator('section[data-outcome]');
  await expect(result.getByText('Rien de suspect trouvé, restez prudent')).toBeVisible();
  await expect(result).toHaveAttribute('data-outcome', 'unknown');
  await expect(page.getByText('Aucun risque détecté')).toHaveCount(0);
  await expect(page.getByText('Confirmer la sécurité')).toHaveCount(0);
  await expect(result.getByRole('meter')).toHaveCount(0);
});

test('each tab keeps its own input and result', async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('https://www.mtn.bj/');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await expect(page.getByText('Aucun risque détecté')).toBeVisible();

  await page.getByRole('tab', { name: 'Conversation' }).click();
  await expect(page).toHaveURL(/tab=conversation/);
  await expect(page.getByText('Aucun risque détecté')).toBeHidden();
  await page
    .getByLabel('Message ou conversation à analyser')
    .fill('Envoyez-moi votre code secret MoMo pour recevoir votre gain de 500 000 F.');
  await page.getByRole('button', { name: 'Analyser cette conversation' }).click();
  await expect(page.getByText('Risque détecté !')).toBeVisible();

  await page.getByRole('tab', { name: 'Lien Web' }).click();
  await expect(page.getByLabel('Lien à vérifier')).toHaveValue('https://www.mtn.bj/');
  await expect(page.getByText('Aucun risque détecté')).toBeVisible();
  await page.getByRole('tab', { name: 'Conversation' }).click();
  await expect(page.getByText('Risque détecté !')).toBeVisible();
});

test('the tab comes from the address', async ({ page }) => {
  for (const [tab, label] of [
    ['link', 'Lien à vérifier'],
    ['profile', 'Profil à vérifier'],
    ['number', 'Numéro à vérifier'],
    ['conversation', 'Message ou conversation à analyser'],
    ['nonsense', 'Lien à vérifier'],
  ] as const) {
    await page.goto(`/verify?tab=${tab}`);
    await expect(page.getByLabel(label)).toBeVisible();
  }
});

test('on a small phone the button that checks stands whole above the tab bar', async ({ page }) => {
  await page.goto('/verify');
  const button = await page.getByRole('button', { name: 'Vérifier', exact: true }).boundingBox();
  const bar = await page.getByRole('navigation', { name: 'Raccourcis' }).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

for (const [width, rows] of [
  [320, [2, 2]],
  [430, [2, 2]],
  [700, [4]],
  [1280, [4]],
] as const) {
  test(`in a window of ${width} px no tab stands alone in its row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/verify');
    const tops = await page
      .getByRole('tab')
      .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
    expect([...new Set(tops)].map((top) => tops.filter((each) => each === top).length)).toEqual(rows);
  });
}

test('an empty field sends nothing and says which field is missing', async ({ page }) => {
  let calls = 0;
  await page.route('**/api/verify/**', (route) => {
    calls += 1;
    return route.continue();
  });
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('   ');
  await page.getByLabel('Lien à vérifier').press('Enter');
  await expect(page.getByText('Champ requis', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText("Veuillez entrer l'information à vérifier.");
  // It stays at the field when the notice has gone, until something is written.
  const field = page.getByLabel('Lien à vérifier');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/Veuillez entrer l'information à vérifier\./);
  await field.fill('mtn.bj');
  await expect(field).not.toHaveAttribute('aria-invalid');
  expect(calls).toBe(0);
});

test('what is no number is said at the field, and judged no further', async ({ page }) => {
  await page.goto('/verify?tab=number');
  const field = page.getByLabel('Numéro à vérifier');
  await field.fill('abc');
  await page.getByRole('button', { name: 'Vérifier ce numéro' }).click();
  await expect(page.getByRole('alert')).toHaveText("Ce texte n'est pas un numéro de téléphone.");
  await expect(field).toHaveAccessibleDescription(/Ce texte n'est pas un numéro de téléphone\./);
  await expect(page.locator('section[data-outcome]')).toHaveCount(0);
  await expect(page.getByText('Aucun risque détecté')).toHaveCount(0);
  // Corrected, it is judged.
  await field.fill('+229 01 97 00 00 00');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Vérifier ce numéro' }).click();
  await expect(page.locator('section[data-outcome="unknown"]')).toBeVisible();
});

test('while a check runs the button says so and is disabled; a failure keeps what was typed', async ({
  page,
}) => {
  const { promise: held, resolve: answer } = deferred();
  await page.route('**/api/verify/link', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } });
  });
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill(IMITATION);
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await expect(page.getByRole('button', { name: 'Vérification en cours...' })).toBeDisabled();
  answer();
  await expect(
    page.getByText('Impossible de vérifier ce lien. Veuillez réessayer plus tard.').first(),
  ).toBeVisible();
  await expect(
    page.getByText('Une erreur est survenue lors de la vérification. Veuillez réessayer.'),
  ).toBeVisible();
  await expect(page.getByLabel('Lien à vérifier')).toHaveValue(IMITATION);

  await page.unroute('**/api/verify/link');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Risque détecté !')).toBeVisible();
  await expect(page.getByText('Une erreur est survenue lors de la vérification.')).toHaveCount(0);
});

test('each kind of check fails in its own words, and shows no result', async ({ page }) => {
  await page.route('**/api/verify/**', (route) => route.fulfill({ status: 503, json: {} }));
  for (const [tab, label, title, text] of [
    ['link', 'Lien à vérifier', 'Erreur de vérification', 'Impossible de vérifier ce lien.'],
    ['profile', 'Profil à vérifier', 'Erreur de vérification', 'Impossible de vérifier ce profil.'],
    ['number', 'Numéro à vérifier', 'Erreur de vérification', 'Impossible de vérifier ce numéro.'],
    [
      'conversation',
      'Message ou conversation à analyser',
      "Erreur d'analyse",
      "Impossible d'analyser cette conversation.",
    ],
  ] as const) {
    await page.goto(`/verify?tab=${tab}`);
    await page.getByLabel(label).fill('mot');
    await page
      .locator('form')
      .getByRole('button', { name: /^(Vérifier ce|Analyser cette)/ })
      .click();
    const notice = page.getByRole('listitem').filter({ hasText: text });
    await expect(notice.getByText(title, { exact: true })).toBeVisible();
    await expect(notice.getByText(`${text} Veuillez réessayer plus tard.`, { exact: true })).toBeVisible();
    await expect(
      page.getByText('Une erreur est survenue lors de la vérification. Veuillez réessayer.', { exact: true }),
    ).toBeVisible();
    await expect(page.locator('section[data-outcome]')).toHaveCount(0);
  }
});

test('the risk changes its band at 33 and at 66, and a bar shows its percentage', async ({ page }) => {
  let riskLevel = 0;
  await page.route('**/api/verify/number', (route) =>
    route.fulfill({
      json: {
        isSafe: riskLevel < 33,
        analysis: 'Une analyse.',
        reasons: ['Une raison.'],
        riskLevel,
        verdict: riskLevel < 33 ? 'safe' : riskLevel < 66 ? 'caution' : 'danger',
        signals: [],
        recommendations: [],
        engineVersion: 'test',
        offline: false,
      },
    }),
  );
  await page.goto('/verify?tab=number');
  await page.getByLabel('Numéro à vérifier').fill('+229 01 97 00 00 00');
  for (const [level, band, title] of [
    [32, 'low', 'Aucun risque détecté'],
    [33, 'medium', 'Risque détecté !'],
    [65, 'medium', 'Risque détecté !'],
    [66, 'high', 'Risque détecté !'],
  ] as const) {
    riskLevel = level;
    await page.getByRole('button', { name: 'Vérifier ce numéro' }).click();
    await expect(page.getByRole('meter', { name: 'Niveau de risque' })).toHaveAttribute(
      'value',
      String(level),
    );
    await expect(
      page
        .locator('[data-band]')
        .filter({ has: page.getByRole('meter') })
        .last(),
    ).toHaveAttribute('data-band', band);
    await expect(page.getByText(`${level} %`, { exact: true })).toBeVisible();
    await expect(page.getByText(title, { exact: true })).toBeVisible();
  }
});

test('the buttons under a result store an opinion and thank for it', async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill(IMITATION);
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  const stored = page.waitForResponse('**/api/feedback');
  await page.getByRole('button', { name: 'Signaler cette arnaque' }).click();
  expect((await stored).status()).toBe(201);
  await expect(page.getByText('Signalement Pris en Compte', { exact: true })).toBeVisible();
  await expect(
    page.getByText(
      'Merci pour votre vigilance ! Ce signalement nous aidera à améliorer la sécurité de la communauté.',
      { exact: true },
    ),
  ).toBeVisible();

  await page.getByLabel('Lien à vérifier').fill('https://www.mtn.bj/');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await page.getByRole('button', { name: 'Confirmer la sécurité' }).click();
  await expect(page.getByText('Confirmation de Sécurité', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Cet élément a été confirmé comme sûr. Merci de votre retour.', { exact: true }),
  ).toBeVisible();
  // One notice at a time.
  await expect(page.getByText('Signalement Pris en Compte', { exact: true })).toHaveCount(0);
});

test('a verdict that is not right is contradicted in one touch', async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill(IMITATION);
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await page.getByRole('button', { name: "Ce n'est pas juste" }).click();
  const sent = page.waitForRequest('**/api/feedback');
  await page.getByRole('button', { name: 'Vous avez mal lu' }).click();
  // What was checked is not sent.
  expect((await sent).postDataJSON()).toEqual({
    kind: 'link',
    opinion: 'misread',
    riskLevel: expect.any(Number),
    verdict: 'danger',
    engineVersion: expect.any(String),
  });
  await expect(page.getByText("Merci, c'est noté.")).toBeVisible();
});

test('no thanks are said for an opinion that was not stored', async ({ page }) => {
  await page.route('**/api/feedback', (route) => route.abort());
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('https://www.mtn.bj/');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await page.getByRole('button', { name: 'Confirmer la sécurité' }).click();
  await expect(page.getByText('Avis non envoyé').first()).toBeVisible();
  await expect(page.getByText('Confirmation de Sécurité', { exact: true })).toHaveCount(0);
});

test('what was pasted before the scripts arrived is kept', async ({ page }) => {
  const { promise: held, resolve: letScriptsThrough } = deferred();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/verify', { waitUntil: 'commit' });
  await page.getByLabel('Lien à vérifier').fill(IMITATION);
  letScriptsThrough();
  await answering(page);
  await page.getByRole('tab', { name: 'Lien Web' }).press('ArrowRight');
  await expect(page.getByLabel('Profil à vérifier')).toBeVisible();
  await page.getByRole('tab', { name: 'Lien Web' }).click();
  await expect(page.getByLabel('Lien à vérifier')).toHaveValue(IMITATION);
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await expect(page.getByText('Risque détecté !')).toBeVisible();
});

test('a verdict that was posted before the scripts arrived stays when they do', async ({ page }) => {
  const { promise: held, resolve: letScriptsThrough } = deferred();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/verify', { waitUntil: 'commit' });
  await page.getByLabel('Lien à vérifier').fill(IMITATION);
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await expect(page.getByText('Risque détecté !')).toBeVisible();
  letScriptsThrough();
  await answering(page);
  await expect(page.getByText('Risque détecté !')).toBeVisible();
  await expect(page.getByLabel('Lien à vérifier')).toHaveValue(IMITATION);
  expect(problems).toEqual([]);
});

test('a message cut in the middle of an emoji is checked all the same', async ({ page }) => {
  await page.goto('/verify?tab=conversation');
  await page.getByLabel('Message ou conversation à analyser').evaluate((field: HTMLTextAreaElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setValue?.call(field, 'Bonjour maman, à ce soir \ud83d');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByRole('button', { name: 'Analyser cette conversation' }).click();
  await expect(page.locator('section[data-outcome]')).toBeVisible();
});
