import { publicPaths } from '../public-paths.ts';
import { expect, type Page, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('the pages show their content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "NE SOYEZ PLUS JAMAIS LES VICTIMES D'ARNAQUES",
  );
  await page.goto('/verify');
  await expect(page.getByLabel('Lien à vérifier')).toBeVisible();
});

test('every public page shows its content, and nothing that would wait for scripts', async ({ page }) => {
  test.slow();
  const paths = await publicPaths(page);
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(main.locator('[data-state="loading"], [aria-busy="true"]'), path).toHaveCount(0);
    const words = (await main.innerText()).split(/\s+/);
    expect(words.length, path).toBeGreaterThan(30);
  }
});

test('the verification form answers a plain post with the page and its verdict', async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('http://mtn-bj.promo-gagnant.xyz/login');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await expect(page.getByText('Risque détecté !')).toBeVisible();
  await expect(page.locator('section[data-outcome="danger"]')).toContainText('MTN');
  await expect(page.getByLabel('Lien à vérifier')).toHaveValue('http://mtn-bj.promo-gagnant.xyz/login');
});

test('an address with a tab opens that tab, and its form answers too', async ({ page }) => {
  await page.goto('/verify?tab=conversation');
  await page
    .getByLabel('Message ou conversation à analyser')
    .fill('Envoie ton code secret <script>alert(1)</script> pour ton gain');
  await page.getByRole('button', { name: 'Analyser cette conversation' }).click();
  await expect(page.getByText('Risque détecté !')).toBeVisible();
  await expect(page.getByLabel('Message ou conversation à analyser')).toHaveValue(/<script>alert/);
});

test('parts whose scripts come later have their rules with the page', async ({ page }) => {
  await page.goto('/verify');
  await expect(page.getByLabel('Lire un QR code')).toHaveCSS('opacity', '0');
  await page.goto('/verify?tab=conversation');
  await page.getByLabel('Message ou conversation à analyser').fill('Envoie ton code secret pour ton gain');
  await page.getByRole('button', { name: 'Analyser cette conversation' }).click();
  await expect(page.locator('section[data-outcome="danger"]')).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('a[data-level]').first()).toHaveCSS('border-top-left-radius', '4px');
});

test('what is no link is said at the field, and judged no further', async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('bonjour');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await expect(page.getByLabel('Lien à vérifier')).toHaveAccessibleDescription(/Ce texte n'est pas un lien/);
  await expect(page.getByText(/Ce texte n'est pas un lien/)).toBeInViewport();
  await expect(page.getByLabel('Lien à vérifier')).toHaveValue('bonjour');
  await expect(page.locator('section[data-outcome]')).toHaveCount(0);
});

test('a form without a value says what is missing', async ({ page }) => {
  const answer = await page.request.post('/verify', { form: { number: '  ' } });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('Veuillez entrer l&#x27;information à vérifier.');
});

test('the report form says beside each field what is wrong, keeps what was typed, and then sends it', async ({
  page,
}) => {
  const link = `https://sans-script-${Math.random().toString(36).slice(2, 8)}.xyz`;
  await page.goto('/report');
  await page.getByLabel('Titre').fill('Faux');
  await page.getByLabel('Votre région').selectOption('Littoral');
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.getByText('Le titre doit contenir au moins 5 caractères.')).toBeVisible();
  await expect(page.getByText('La description doit contenir au moins 20 caractères.')).toBeVisible();
  await expect(page.getByText("Veuillez sélectionner le type d'arnaque.").first()).toBeVisible();
  await expect(page.getByText('Veuillez sélectionner votre région.')).toHaveCount(0);
  await expect(page.getByLabel('Titre')).toHaveValue('Faux');

  await page.getByLabel('Titre').fill('Sans script');
  await page.getByLabel('Contact de la personne').fill(link);
  await page.getByLabel("Type d'arnaque").selectOption({ index: 1 });
  await page.getByLabel('Que s').fill('Une personne demande un code reçu par SMS.');
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.getByRole('heading', { name: 'Signalement envoyé avec succès!' })).toBeVisible();
  await page.getByRole('link', { name: 'Signaler une autre arnaque' }).click();
  await expect(page.getByLabel('Titre')).toHaveValue('');
  const found = await page.request.get('/api/scams', { params: { search: link } });
  expect(await found.json()).toMatchObject([{ reportCount: 1 }]);
});

test('languages are links in the footer', async ({ page }) => {
  await page.goto('/verify');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Smart Verification Tools');
});

/** Most bytes that a verdict may need on a first visit, headers and all. */
const VERDICT_BYTES = 26.2 * 1_024;

test('a first verdict needs two pages of 26 KB together, and nothing else has to arrive before it', async ({
  page,
  context,
}) => {
  // Scripts, fonts and pictures never arrive, as on a line that is too slow for them.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const documents = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Document') documents.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (documents.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('http://mtn-bj.promo-gagnant.xyz/login');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await expect(page.getByText('Risque détecté !')).toBeVisible();
  await expect.poll(() => documents.size).toBe(2);
  await page.waitForLoadState('load');
  expect(bytes).toBeGreaterThan(1024);
  expect(bytes).toBeLessThanOrEqual(VERDICT_BYTES);
});

test('the assistant leads its interview by plain posts, to the verdict', async ({ page }) => {
  await page.goto('/chatbot');
  await page.getByRole('textbox').fill("Un agent MTN m'appelle et demande mon code PIN 4821");
  await page.getByRole('button', { name: 'Envoyer' }).click();
  const talk = page.getByRole('log', { name: 'Messages' });
  await expect(talk.getByText('Un agent MTN')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('4821');
  await page.getByRole('button', { name: 'Non, rien' }).click();
  await expect(page.getByRole('region', { name: 'Danger' })).toBeVisible();
  await expect(talk.getByText('Un agent MTN')).toBeVisible();
  await page
    .getByRole('region', { name: 'Danger' })
    .getByRole('button', { name: 'Signaler cette arnaque' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Signaler/);
});

test('first aid is whole: what is gone, then each step a page, to its end and back', async ({ page }) => {
  await page.goto('/urgence');
  await page.getByRole('checkbox', { name: 'Un code' }).check();
  await page.getByRole('combobox', { name: 'Votre pays' }).selectOption('SN');
  await page.getByRole('button', { name: 'Commencer' }).click();
  const next = page.getByRole('button', { name: "C'est fait, la suite" });
  const titles: string[] = [];
  for (;;) {
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    titles.push(title);
    if ((await next.count()) === 0) break;
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  }
  // Stop, the money, the code, the summary, complain, false rescuers, tell.
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThanOrEqual(7);
  await page.getByRole('button', { name: 'Étape précédente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles.at(-2) ?? '');
  expect(new URL(page.url()).searchParams.get('lost')).toBe('money,code');
});

test('a message to the operator says what is missing, keeps what was typed, and is then sent', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Votre nom').fill('Awa');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByLabel('Votre nom')).toHaveValue('Awa');
  await expect(page.getByLabel('Sujet')).toHaveAccessibleDescription(/.+/);
  await page.getByLabel('Votre e-mail').fill('awa@example.org');
  await page.getByLabel('Sujet').fill('Une idée');
  await page.getByLabel('Votre message').fill('Bonjour, une question.');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Votre message a bien été envoyé...')).toBeVisible();
});

test('signing in works, and what needs scripts says so', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('E-mail ou téléphone').fill('awa@example.org');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('un-mot-de-passe-faux');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByLabel('E-mail ou téléphone')).toHaveValue('awa@example.org');
  await expect(page.locator('body')).not.toContainText('un-mot-de-passe-faux');
  await page.goto('/auth?tab=register');
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page.getByText("Rien n'a été envoyé.")).toBeVisible();
});

/** Follows a link that is heard, as the browser's own player does. */
async function heard(page: Page, name: string) {
  // Where scripts run, a button stands in its place. Here it would do nothing.
  await expect(page.getByRole('main').getByRole('button', { name, exact: true })).toHaveCount(0);
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  const answer = await page.request.get(address);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'audio/mpeg']);
  return { address, bytes: (await answer.body()).length };
}

for (const [language, listen, start] of [
  ['fr', 'Écouter', 'Commencer'],
  ['en', 'Listen', 'Begin'],
] as const) {
  test(`first aid is heard, its start and each step, in ${language}`, async ({ page }) => {
    await page.goto(`/urgence?lang=${language}`);
    expect((await heard(page, listen)).address).toContain('urgence-lost-money');
    await page.getByRole('button', { name: start }).click();
    const first = await heard(page, listen);
    expect(first.address).toMatch(/urgence-steps-stop-title\.mp3\?lang=..&next=urgence-steps-stop-text,/);
    expect(first.bytes).toBeGreaterThan(20_000);
  });
}

test('of a language that is not complete, the one beneath is heard, and says so first', async ({ page }) => {
  await page.goto('/urgence?lost=money&lang=fon&step=1');
  const { address } = await heard(page, 'Ɖótó');
  expect(address).toMatch(/\/site-unreviewed-heard\.mp3\?lang=fr&next=urgence-steps-/);
});

test('a verdict is heard, its word first', async ({ page }) => {
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('http://mtn-bj.promo-gagnant.xyz/login');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  const { address } = await heard(page, "Écouter l'analyse");
  expect(address).toMatch(/\/word-danger\.mp3\?lang=fr&next=/);
});
