import { hear } from '../hear.ts';
import { giveVoice, hearRecordings } from '../reading-voice.ts';
import { stopClock } from '../stop-clock.ts';
import { expect, type Page, test } from '../test.ts';

const withoutRecognition = (page: Page) =>
  page.addInitScript(() =>
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  );

const start = (page: Page) => page.getByRole('button', { name: 'Naviguer à la voix' });

/** A sound that is heard until it is told to have ended. */
const holdTheGreeting = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'paused', { value: false });
    Object.defineProperty(HTMLMediaElement.prototype, 'play', {
      value(this: HTMLMediaElement) {
        Object.assign(globalThis, { greeting: this });
        queueMicrotask(() => this.dispatchEvent(new Event('playing')));
        return Promise.resolve();
      },
    });
  });

test('a spoken command leads to its page, in the steps of the specification', async ({ page }) => {
  await page.clock.install();
  await holdTheGreeting(page);
  await hear(page, ['bonjour maman', 'je veux signaler une arnaque']);
  await page.goto('/privacy');
  await stopClock(page);
  await start(page).press('Enter');
  await expect(page.getByText('Écoute en cours...')).toBeVisible();
  const clip = page.waitForRequest('**/api/audio/warning-message*');
  await page.clock.runFor(1_000);
  await clip;
  await expect(page.getByText('Bonjour, que puis-je faire pour vous ?')).toBeVisible();
  await expect(page.getByText('En attente de votre commande...')).toBeVisible();
  // The greeting is longer than the delay: nobody listens to it but the visitor.
  await page.clock.runFor(10_000);
  await expect(page.getByText('Bonjour, que puis-je faire pour vous ?')).toBeVisible();
  await page.evaluate(() =>
    (globalThis as unknown as { greeting: EventTarget }).greeting.dispatchEvent(new Event('ended')),
  );
  await page.clock.runFor(100);
  await expect(page.getByText('Commande non reconnue. Veuillez réessayer.')).toBeVisible();
  await page.clock.runFor(3_100);
  await expect(page.getByText('Navigation vers Signaler...')).toBeVisible();
  await expect(page.getByText('« je veux signaler une arnaque »')).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL('/report');
  await expect(start(page)).toBeVisible();
});

for (const [language, said, path] of [
  ['fr', "j'ai envoyé l'argent", '/urgence'],
  ['fr', 'aide', '/urgence'],
  ['fr', 'une vidéo', '/learn?tab=videos'],
  ['en', 'search the reports', '/report?tab=search'],
  ['en', 'check a conversation', '/verify?tab=conversation'],
] as const)
  test(`"${said}" leads to ${path} (${language})`, async ({ page }) => {
    await page.clock.install();
    await holdTheGreeting(page);
    await hear(page, [said]);
    await page.goto(`/privacy?lang=${language}`);
    await stopClock(page);
    await page.getByRole('button', { name: /^(Naviguer à la voix|Navigate by voice)$/ }).press('Enter');
    await expect(page.getByText(/^(Écoute en cours|Listening)/)).toBeVisible();
    await page.clock.runFor(10_000);
    await page.evaluate(() =>
      (globalThis as unknown as { greeting: EventTarget }).greeting.dispatchEvent(new Event('ended')),
    );
    await page.clock.runFor(100);
    await expect(page.getByText(`« ${said} »`)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page).toHaveURL(path);
  });

test('a microphone that is refused is answered aloud', async ({ page }) => {
  await page.clock.install();
  const spoken = await giveVoice(page);
  await holdTheGreeting(page);
  await hear(page, [], 'not-allowed');
  await page.goto('/privacy');
  await stopClock(page);
  await start(page).press('Enter');
  await expect(page.getByText('Écoute en cours...')).toBeVisible();
  await page.clock.runFor(10_000);
  await page.evaluate(() =>
    (globalThis as unknown as { greeting: EventTarget }).greeting.dispatchEvent(new Event('ended')),
  );
  await page.clock.runFor(100);
  const answer = 'Le micro ne peut pas être utilisé.';
  await expect(page.getByText(answer).first()).toBeVisible();
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return spoken();
    })
    .toContain(answer);
  await expect(start(page)).toBeVisible();
});

test('a browser that understands no speech shows the demonstration, and says that it is one', async ({
  page,
}) => {
  await page.clock.install();
  await withoutRecognition(page);
  await page.goto('/privacy');
  await stopClock(page);
  await start(page).press('Enter');
  await expect(page.getByText('Écoute en cours...')).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(
    page.getByText("Démonstration : votre navigateur ne comprend pas la voix, rien n'est écouté."),
  ).toBeVisible();
  await expect(page.getByText(/Navigation vers (Vérifier|Signaler)\.\.\./)).toBeVisible();
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/\/(verify\?tab=number|report)$/);
});

test('the voice can be stopped at any time', async ({ page }) => {
  await page.clock.install();
  await withoutRecognition(page);
  await page.goto('/privacy');
  await stopClock(page);
  await start(page).press('Enter');
  await page.getByRole('button', { name: 'Arrêter la voix' }).press('Enter');
  await page.clock.runFor(20_000);
  await expect(page).toHaveURL('/privacy');
  await expect(start(page)).toBeVisible();
});

test('the assistant answers once no more is said, by keyboard alone, and can be muted', async ({ page }) => {
  await page.clock.install();
  await withoutRecognition(page);
  await page.goto('/about');
  await stopClock(page);
  await page.getByRole('button', { name: "Ouvrir l'assistant" }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Assistant ScamGuard' });
  const field = panel.getByRole('textbox', { name: 'Votre message' });
  await expect(field).toBeFocused();
  await expect(panel.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  const answer = page.waitForResponse('**/api/verify/conversation*');
  await field.fill("On m'a pris 50 000 F sur MTN, j'ai donné mon code à un faux agent");
  await field.press('Enter');
  await expect(panel.getByRole('log').getByText("On m'a pris 50 000 F")).toBeVisible();
  await expect(panel.getByText("L'assistant écrit...")).toBeAttached();
  // More of it may come for two seconds.
  await page.clock.runFor(1_900);
  await expect(panel.getByText("L'assistant écrit...")).toBeAttached();
  await page.clock.runFor(100);
  await (await answer).finished();
  await page.clock.runFor(10);
  await expect(panel.getByText("L'assistant écrit...")).toHaveCount(0);
  await expect(panel.getByText(/^(Appelez votre opérateur|Changez votre code)/).first()).toBeVisible();
  const firstAid = panel.getByRole('link', { name: "J'ai envoyé l'argent" });
  await expect(firstAid).toHaveCount(1);
  await expect(firstAid).toHaveAttribute('href', /\/urgence\?lost=(money,)?code/);

  await panel.getByRole('button', { name: 'Dicter le message' }).click();
  await expect(panel.getByText(/Démonstration/)).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(field).toHaveValue('Comment me protéger des arnaques par SMS ?');

  await panel.getByRole('button', { name: 'Couper la voix' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Remettre la voix' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: "Ouvrir l'assistant" })).toBeFocused();
});

test.describe('where the server cannot be reached', () => {
  test.use({ serviceWorkers: 'block' });

  test('the assistant leads the case on the device, and the talk goes on as a page', async ({ page }) => {
    await page.route('**/api/verify/conversation*', (route) => route.abort('connectionrefused'));
    await page.goto('/about');
    await page.getByRole('button', { name: "Ouvrir l'assistant" }).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Assistant ScamGuard' });
    await panel.getByRole('button', { name: "J'ai déjà donné de l'argent ou un code" }).click();
    await expect(panel.getByText('sur votre appareil, sans notre serveur')).toBeVisible();
    const replies = panel.getByRole('list', { name: 'Réponses possibles' });
    await replies.getByRole('button', { name: "Oui, de l'argent" }).click();
    await expect(panel.getByText(/^Appelez votre opérateur/).first()).toBeVisible();
    await expect(panel.getByRole('link', { name: "J'ai envoyé l'argent" })).toHaveCount(1);
    for (const button of await replies.getByRole('button').all()) await expect(button).toBeInViewport();
    await panel.getByRole('link', { name: "Ouvrir l'assistant en grand" }).click();
    await expect(page).toHaveURL('/chatbot');
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText("Oui, de l'argent");
  });
});

test.describe('where what a press needs cannot be fetched', () => {
  test.use({ serviceWorkers: 'block' });

  test('the visitor is told, and may press again', async ({ page }) => {
    await page.route('**/assets/assistant-talk*', (route) => route.abort());
    await page.goto('/about');
    const button = page.getByRole('button', { name: "Ouvrir l'assistant" });
    await button.press('Enter');
    await expect(
      page.getByText('Impossible de charger cette aide. Vérifiez votre connexion, puis réessayez.', {
        exact: true,
      }),
    ).toBeVisible();
    await page.unroute('**/assets/assistant-talk*');
    await button.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Assistant ScamGuard' })).toBeVisible();
  });
});

test('where the browser has no voice, a verdict is heard as recordings', async ({ page }) => {
  await giveVoice(page, 'missing');
  const heard = await hearRecordings(page);
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('http://mtn-bj.promo-gagnant.xyz/login');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await page.getByRole('button', { name: "Écouter l'analyse" }).click();
  await expect.poll(async () => (await heard()).length).toBeGreaterThan(2);
  expect((await heard())[0]).toBe('/api/audio/word-danger.opus?lang=fr');
});

test('where the browser has no French voice, first aid is heard as recordings, step by step', async ({
  page,
}) => {
  await giveVoice(page, 'foreign');
  const heard = await hearRecordings(page);
  await page.goto('/urgence');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByRole('button', { name: 'Écouter' }).click();
  const OF_STEP = /^\/api\/audio\/urgence-steps-stop-[\w-]+\.opus\?lang=fr$/;
  await expect
    .poll(async () => (await heard()).filter((address) => OF_STEP.test(address)).length)
    .toBeGreaterThan(1);
});

test('a voice that never starts is not waited for in silence', async ({ page }) => {
  await page.clock.install();
  await giveVoice(page, 'neverStarts');
  await page.goto('/daily-tip');
  // The tip of some days has a sentence that is recorded: a recording would take the place of the voice.
  const tip = page.getByRole('listitem').filter({ hasText: 'Jour 2' }).first();
  await tip.getByRole('button', { name: 'Écouter' }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  // The code that reads aloud is fetched at the first press.
  await expect(page.getByRole('combobox', { name: 'Vitesse' })).toBeVisible();
  await page.clock.runFor(4_100);
  await expect(
    page.getByText("La voix de votre appareil n'a pas démarré. Réessayez.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('the speed is chosen once for everything that sounds, and remembered', async ({ page }) => {
  await giveVoice(page);
  await page.goto('/daily-tip');
  await page.getByRole('button', { name: 'Écouter' }).first().press('Enter');
  await expect(page.getByRole('combobox', { name: 'Vitesse' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Vitesse' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Vitesse' }).selectOption('0.75');
  await page.goto('/learn/phishing-first-signs?tab=audio');
  await expect(page.getByRole('combobox', { name: 'Vitesse' })).toHaveValue('0.75');
});

test('a recording silences the voice, and the voice a recording', async ({ page }) => {
  await giveVoice(page);
  await page.goto('/learn/phishing-first-signs?tab=audio');
  const voice = page.getByRole('tabpanel').getByRole('button', { name: /^(Écouter le cours|Pause)$/ });
  const recording = page.getByRole('tabpanel').getByRole('button', { name: /Conseil enregistré/ });
  await voice.click();
  await expect(voice).toHaveText('Pause');
  await recording.click();
  await expect(voice).toHaveText('Écouter le cours');
  await expect(recording).toHaveAccessibleName(/^Pause/);
  await voice.click();
  await expect(voice).toHaveText('Pause');
  await expect(recording).toHaveAccessibleName(/^Écouter/);
});
