import { expect, type Page, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

// A test cannot answer, in the server's place, the calls of a service worker.
test.use({ serviceWorkers: 'block' });

/** Somebody whose account no other test makes. */
const number = () =>
  `01 97 ${String(Math.random())
    .slice(2, 8)
    .replace(/(..)(?=.)/g, '$1 ')}`;

async function register(page: Page) {
  await page.goto('/auth?tab=register');
  await page.getByLabel('Numéro de téléphone').fill(number());
  await page.getByLabel('Mot de passe', { exact: true }).fill('un-bon-secret');
  await page.getByLabel('Confirmez le mot de passe').fill('un-bon-secret');
  await page.getByRole('checkbox', { name: /J'accepte les/ }).check();
  await page.getByRole('button', { name: "S'inscrire" }).click();
}

test('signing in wants a name and a password', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Se connecter' }).last().click();
  await expect(page.getByText('Email ou téléphone requis')).toBeVisible();
  await expect(page.getByText('Mot de passe requis')).toBeVisible();
});

test('a wrong password is said in the words of the specification, and the name stays', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('E-mail ou téléphone').fill('personne@exemple.com');
  await page.getByLabel('Mot de passe', { exact: true }).fill('rien-de-juste');
  await page.getByRole('button', { name: 'Se connecter' }).last().click();
  await expect(page.getByText('Échec de la connexion', { exact: true })).toBeVisible();
  await expect(page.getByText('Identifiants incorrects. Veuillez réessayer.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('E-mail ou téléphone')).toHaveValue('personne@exemple.com');
});

test('signing up says what is wrong with each field', async ({ page }) => {
  await page.goto('/auth?tab=register');
  await page.getByLabel('Mot de passe', { exact: true }).fill('court');
  await page.getByLabel('Confirmez le mot de passe').fill('autre');
  await page.getByRole('button', { name: "S'inscrire" }).click();
  for (const text of [
    'Numéro de téléphone requis',
    'Le mot de passe doit contenir au moins 8 signes',
    'Les mots de passe ne correspondent pas',
    "Acceptez les règles d'utilisation pour continuer.",
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByRole('main').getByRole('link', { name: "règles d'utilisation" })).toHaveAttribute(
    'href',
    '/terms',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Vos données' })).toHaveAttribute(
    'href',
    '/privacy',
  );
});

test('after signing up comes the code: too short, wrong, then right', async ({ page }) => {
  await register(page);
  await expect(page.getByText('Code OTP envoyé', { exact: true })).toBeVisible();
  await expect(page.getByText(/Un code a été envoyé au \+22901/)).toBeVisible();
  await expect(page.getByText(/Ceci est un serveur d'essai/)).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  const code = page.getByLabel('Code reçu');
  const check = page.getByRole('button', { name: 'Vérifier le code' });

  await code.fill('1234567');
  await expect(code).toHaveValue('123456');
  await code.fill('123');
  await check.click();
  await expect(page.getByText('Code OTP incomplet', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Veuillez entrer le code complet de vérification.', { exact: true }),
  ).toBeVisible();

  await code.fill('000000');
  await check.click();
  await expect(page.getByText('Code OTP incorrect', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Le code de vérification est incorrect. Veuillez réessayer.', { exact: true }),
  ).toBeVisible();

  // The right code is in the log of the server only.
  const user = {
    id: '0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b111',
    phoneNumber: '+2290197000000',
    email: null,
    roles: [],
  };
  await page.route('**/api/auth/verify-otp', (route) => route.fulfill({ json: { user } }));
  await code.fill('123456');
  await check.click();
  await expect(page.getByText('Compte créé avec succès', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Connexion' })).toHaveAttribute('data-state', 'active');
  await page.getByRole('tab', { name: 'Inscription' }).click();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('');
});

test('an account that cannot be made is told so, and what was typed stays', async ({ page }) => {
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, json: {} }));
  await register(page);
  await expect(page.getByText("Échec de l'inscription", { exact: true })).toBeVisible();
  await expect(page.getByText('Une erreur est survenue. Veuillez réessayer.', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('un-bon-secret');

  await page.getByLabel('Confirmez le mot de passe').fill('');
  await page.getByRole('button', { name: "S'inscrire" }).click();
  await expect(page.getByText('Veuillez confirmer votre mot de passe')).toBeVisible();
});

test('one can go back from the code to signing up, and what was typed is there', async ({ page }) => {
  await register(page);
  await page.getByRole('button', { name: "Retour à l'inscription" }).click();
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue('un-bon-secret');
});

test('signing in leads home and shows in the header; signing out ends it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const user = {
    id: '0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b111',
    phoneNumber: '+2290197000000',
    email: null,
    roles: [],
  };
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { user } }));
  await page.goto('/auth');
  await page.getByLabel('E-mail ou téléphone').fill('0197000000');
  await page.getByLabel('Mot de passe', { exact: true }).fill('un-bon-secret');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Connexion réussie', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.getByRole('banner').getByRole('link', { name: '+2290197000000' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre compte');
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
});

test('a forgotten password is changed by a code', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Mot de passe oublié ?' }).click();
  await page.getByLabel('E-mail ou téléphone').fill('0197000001');
  const asked = page.waitForResponse('**/api/auth/password/code');
  await page.getByRole('button', { name: 'Recevoir un code' }).click();
  expect((await asked).ok()).toBe(true);
  await expect(page.getByText("Si un compte existe, un code vient d'être envoyé.")).toBeVisible();
  await page.getByLabel('Code reçu').fill('000000');
  await page.getByLabel('Nouveau mot de passe').fill('un-autre-secret');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Changement impossible', { exact: true })).toBeVisible();
});

test('a password that everybody has is refused beside its field, and what was typed stays', async ({
  page,
}) => {
  await page.goto('/auth?tab=register');
  const mine = number();
  await page.getByLabel('Numéro de téléphone').fill(mine);
  for (const field of ['Mot de passe', 'Confirmez le mot de passe'])
    await page.getByLabel(field, { exact: true }).fill('azertyuiop');
  await page.getByRole('checkbox', { name: /J'accepte les/ }).check();
  await page.getByRole('button', { name: "S'inscrire" }).click();
  const password = page.getByLabel('Mot de passe', { exact: true });
  await expect(password).toHaveAccessibleDescription(/Ce mot de passe est trop facile à deviner/);
  await expect(password).toHaveValue('azertyuiop');
  await expect(page.getByLabel('Numéro de téléphone')).toHaveValue(/97/);
  expect(await violationsOn(page)).toEqual([]);
});

test('whoever signs in with a password that is too simple is led to where it is changed', async ({
  page,
}) => {
  const user = {
    id: '0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b111',
    phoneNumber: '+2290197000000',
    email: null,
    roles: [],
  };
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { user, shouldChangePassword: true } }),
  );
  await page.route('**/api/me/reports?*', (route) => route.fulfill({ json: [] }));
  await page.goto('/auth');
  await page.getByLabel('E-mail ou téléphone').fill('0197000000');
  await page.getByLabel('Mot de passe', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Votre mot de passe est trop simple')).toBeVisible();
  await expect(page.getByLabel('Nouveau mot de passe')).toBeVisible();
});

test('no other site is offered to sign in with where none is set up', async ({ page }) => {
  await page.goto('/auth');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Continuer avec')).toHaveCount(0);
});

test('who is signed in finds their reports, and changes the password knowing the old one', async ({
  page,
}) => {
  const user = {
    id: '0b7ef1a8-55f4-4b8e-9d3c-2f7cf0a1b111',
    phoneNumber: '+2290197000000',
    email: null,
    roles: [],
  };
  const report = {
    id: '0d6c5a52-0c5f-4a43-9a55-6a0d2f9f7b01',
    scamType: 'mobile_money',
    title: 'Transfert par erreur',
    description: 'Une personne demande de rendre un transfert.',
    region: 'Littoral',
    scammerContact: null,
    createdAt: '2026-11-19T16:20:00.000Z',
    status: 'pending',
    reportCount: 3,
    hasPicture: false,
    hasAudio: false,
  };
  await page.route('**/api/auth/me*', (route) => route.fulfill({ json: { user } }));
  await page.route('**/api/me/reports?*', (route) => route.fulfill({ json: [report] }));
  await page.goto('/auth');
  const own = page.getByRole('article').filter({ hasText: 'Transfert par erreur' });
  await expect(own).toContainText('En attente de lecture');
  await expect(own).toContainText('3 personnes ont signalé la même chose.');

  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await page.getByLabel('Mot de passe actuel').fill('pas-le-bon');
  await page.getByLabel('Nouveau mot de passe').fill('un-autre-secret');
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  // The server knows of no session.
  await expect(page.getByText('Changement impossible', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveValue('un-autre-secret');

  const sent: unknown[] = [];
  await page.route('**/api/auth/password*', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { user } });
  });
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByText('Mot de passe changé', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Nouveau mot de passe')).toHaveCount(0);
  expect(sent).toEqual([{ currentPassword: 'pas-le-bon', password: 'un-autre-secret' }]);
});

test('back from another site that did not say who one is, the page explains it, without scripts too', async ({
  request,
}) => {
  const html = await (await request.get('/auth?signin=failed')).text();
  expect(html).toContain('La connexion n&#x27;a pas abouti');
  expect(await (await request.get('/auth')).text()).not.toContain('La connexion n&#x27;a pas abouti');
});
