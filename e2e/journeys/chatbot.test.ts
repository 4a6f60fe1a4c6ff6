import { answering } from '../answering.ts';
import { hear } from '../hear.ts';
import { keptForOffline } from '../kept-for-offline.ts';
import { giveVoice } from '../reading-voice.ts';
import { expect, type Page, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

const CALL = '**/api/verify/conversation*';
const input = (page: Page) => page.getByLabel('Votre message', { exact: true });
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const reply = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const answers = (page: Page) => log(page).locator('li[data-from="assistant"][data-state="sent"]');

/** Does something that the assistant answers, and waits for the answer. */
async function answered(page: Page, act: () => Promise<void>) {
  const before = await answers(page).count();
  await act();
  await expect(answers(page)).toHaveCount(before + 1);
}

/** Writes and sends a message. */
const say = (page: Page, message: string) =>
  answered(page, async () => {
    await input(page).fill(message);
    await input(page).press('Enter');
  });

test('a whole interview by touch, to the report and back to the talk', async ({ page }) => {
  await page.goto('/chatbot');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await reply(page, "J'ai reçu un SMS qui ressemble à une arnaque").click();
  await expect(log(page)).toContainText("Avez-vous déjà envoyé de l'argent");
  await reply(page, 'Non, rien').click();
  await reply(page, "De l'argent reçu, ou mon kiosque").click();
  await reply(page, 'Argent envoyé « par erreur »').click();
  await reply(page, 'Non').click();
  await reply(page, 'Oui').click();
  await reply(page, "D'un numéro ordinaire").click();
  const card = page.getByRole('region', { name: 'Danger' });
  await expect(card).toBeVisible();
  await expect(card.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  );
  expect(await violationsOn(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await card.getByRole('button', { name: 'Signaler cette arnaque' }).click();
  await expect(page).toHaveURL('/report');
  await expect(page.getByLabel("Type d'arnaque")).toHaveValue('mobile_money');
  await expect(page.getByLabel("Que s'est-il passé ?")).toHaveValue(/J'ai reçu un SMS/);
});

test('a whole interview by keyboard', async ({ page }) => {
  await page.goto('/chatbot');
  await input(page).focus();
  await page.keyboard.type('un agent de la banque veut');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('mon code');
  await expect(input(page)).toHaveValue('un agent de la banque veut\nmon code');
  await answered(page, () => page.keyboard.press('Enter'));
  await expect(log(page)).toContainText("Avez-vous déjà envoyé de l'argent");
  const verdict = page.getByRole('region', { name: 'Danger' });
  for (const answer of ['non', 'oui', 'oui']) {
    if (await verdict.isVisible()) break;
    await input(page).focus();
    await answered(page, async () => {
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
    });
  }
  await expect(verdict).toBeVisible();
});

test('a whole interview, dictated by the browser’s own recognition', async ({ page }) => {
  await hear(page, ['un agent de la banque veut mon code', 'euh non', 'oui', "oui c'est ça"]);
  await page.goto('/chatbot');
  const verdict = page.getByRole('region', { name: 'Danger' });
  for (const said of ['un agent de la banque veut mon code', 'euh non', 'oui', "oui c'est ça"]) {
    if (await verdict.isVisible()) break;
    await page.getByRole('button', { name: 'Dicter le message' }).click();
    await expect(input(page)).toHaveValue(said);
    await answered(page, () => page.getByRole('button', { name: 'Envoyer' }).click());
  }
  await expect(verdict).toBeVisible();
});

test('a microphone that is refused says so', async ({ page }) => {
  await hear(page, [], 'not-allowed');
  await page.goto('/chatbot');
  await page.getByRole('button', { name: 'Dicter le message' }).click();
  await expect(
    page.getByText('Le micro ne peut pas être utilisé. Autorisez-le dans votre navigateur, ou écrivez.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dicter le message' })).toBeVisible();
});

test('each message is read aloud and paused by itself', async ({ page }) => {
  const spoken = await giveVoice(page);
  await page.goto('/chatbot');
  await say(page, 'une offre de travail');
  const [welcome, question] = [answers(page).first(), answers(page).last()];
  await welcome.getByRole('button', { name: 'Écouter' }).click();
  await expect(welcome.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(spoken).toContain('Racontez-moi');
  await question.getByRole('button', { name: 'Écouter' }).click();
  await expect(question.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(welcome.getByRole('button', { name: 'Écouter' })).toBeVisible();
  await expect.poll(spoken).toContain("Avez-vous déjà envoyé de l'argent");
  await question.getByRole('button', { name: 'Pause' }).click();
  await expect(question.getByRole('button', { name: 'Écouter' })).toBeVisible();
});

test('a server that cannot be reached while there is a network leaves the interview to the browser', async ({
  page,
}) => {
  await page.goto('/chatbot');
  await page.route(CALL, (route) => route.abort('connectionrefused'));
  await say(page, "Quelqu'un dit qu'il m'a envoyé de l'argent par erreur");
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(log(page)).toContainText("Avez-vous déjà envoyé de l'argent");
  await expect(log(page)).toContainText('sur votre appareil, sans notre serveur');
  await expect(log(page).getByText("Quelqu'un dit")).toHaveCount(1);
});

test('without an id of the visitor, and without an open talk, nothing is sent and what was written stays', async ({
  page,
}) => {
  await page.goto('/chatbot');
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await page.evaluate(() => {
    const { crypto } = globalThis;
    Object.assign(globalThis, { ownCrypto: crypto });
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  });
  await input(page).fill('une offre de travail');
  await input(page).press('Enter');
  await expect(page.getByText('ID utilisateur non défini.', { exact: true })).toBeVisible();
  await expect(page.getByText('Erreur de Session', { exact: true })).toBeVisible();
  await expect(input(page)).toHaveValue('une offre de travail');
  expect(sent).toEqual([]);

  await page.evaluate(() => {
    const { ownCrypto } = globalThis as unknown as { ownCrypto: Crypto };
    Object.defineProperty(globalThis, 'crypto', { value: ownCrypto, configurable: true });
  });
  await answered(page, () => input(page).press('Enter'));
  // As another tab would empty it.
  await page.evaluate(() => localStorage.setItem('scamguard-chat-history', '[]'));
  await input(page).fill('non');
  await input(page).press('Enter');
  await expect(
    page.getByText('Aucun chat actif sélectionné pour ajouter des messages.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Erreur d'Interface", { exact: true })).toBeVisible();
  await expect(input(page)).toHaveValue('non');
  expect(sent).toHaveLength(1);
});

test('no microphone where the browser does not understand speech', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await page.goto('/chatbot');
  await expect(input(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dicter le message' })).toHaveCount(0);
});

test('a talk survives a reload, and a new one stands beside it', async ({ page }) => {
  await page.goto('/chatbot');
  await say(page, 'une offre de travail au Canada pour vous');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('une offre de travail au Canada...');
  await expect(log(page)).toContainText('une offre de travail au Canada pour vous');
  await page.getByRole('button', { name: 'Vos analyses' }).click();
  await expect(page.getByText('1 session(s) locale(s)')).toBeVisible();
  await page.getByRole('button', { name: 'Nouvelle Analyse' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nouvelle Analyse');
  await say(page, 'bonjour');
  const titles = await page.evaluate(() =>
    JSON.parse(localStorage.getItem('scamguard-chat-history') ?? '[]').map(
      ({ title }: { title: string }) => title,
    ),
  );
  expect(titles).toEqual(['bonjour', 'une offre de travail au Canada...']);
});

test('a lost answer is asked for again and counts once', async ({ page }) => {
  await page.goto('/chatbot');
  await say(page, 'une offre de travail');
  let lost = 0;
  await page.route(CALL, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    // The server has taken the step; only its answer is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await reply(page, 'Non, rien').click();
  await expect(log(page)).toContainText('Est-ce bien cela ?');
  expect(lost).toBe(1);
  await reply(page, 'Oui').click();
  await expect(log(page)).toContainText('payer avant de travailler');
  await expect(log(page).getByText('Non, rien')).toHaveCount(1);
});

test('a message that the server refuses can be sent again and is not doubled', async ({ page }) => {
  await page.goto('/chatbot');
  await page.route(CALL, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Le service est indisponible.' } }),
  );
  await input(page).fill('une offre de travail');
  await input(page).press('Enter');
  await expect(log(page).getByText('Le service est indisponible.')).toBeVisible();
  await expect(page.getByText("Erreur d'Analyse").first()).toBeVisible();
  await page.reload();
  await expect(log(page).getByText("Ce message n'a pas encore reçu de réponse.")).toBeVisible();
  await page.unroute(CALL);
  await reply(page, 'Réessayer').click();
  await expect(log(page)).toContainText("Avez-vous déjà envoyé de l'argent");
  await expect(log(page).getByText('une offre de travail')).toHaveCount(1);
});

test('two tabs do not overwrite each other', async ({ page, context }) => {
  await page.goto('/chatbot');
  const other = await context.newPage();
  await other.goto('/chatbot');
  await answering(other);
  await say(page, 'premier onglet');
  await say(other, 'second onglet');
  const stored = () => page.evaluate(() => localStorage.getItem('scamguard-chat-history') ?? '');
  expect(await stored()).toContain('premier onglet');
  expect(await stored()).toContain('second onglet');
});

test('a secret code is masked before it is kept or sent', async ({ page }) => {
  await page.goto('/chatbot');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await say(page, 'mon code secret est 4821');
  await expect(log(page)).toContainText("J'ai caché");
  await expect(log(page)).not.toContainText('4821');
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(kept).toContain('mon code secret');
  expect(`${kept}${sent.join('')}`).not.toContain('4821');
});

test('without a network the interview goes on in the browser, to its verdict', async ({ page, context }) => {
  await page.goto('/chatbot');
  await say(page, "Quelqu'un dit qu'il m'a envoyé de l'argent par erreur");
  await keptForOffline(page, ['/chatbot', '/shell'], ['interview', 'engine-french']);
  await context.setOffline(true);
  await reply(page, 'Non, rien').click();
  await expect(log(page)).toContainText('sur votre appareil, sans notre serveur');
  for (const answer of ['Oui', 'Non', 'Oui', 'Je ne sais pas']) await reply(page, answer).click();
  await expect(page.getByRole('region', { name: 'Danger' })).toBeVisible();
});
