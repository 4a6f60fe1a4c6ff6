import { answering } from '../answering.ts';
import { deferred } from '../deferred.ts';
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

const STORY = "Quelqu'un dit qu'il m'a envoyé 25 000 F par erreur et me demande de les renvoyer";
/** What asks whether something is gone. */
const LOST = "Avez-vous déjà envoyé de l'argent";
const danger = (page: Page) => page.getByRole('region', { name: 'Danger' });

/** The replies of somebody whom a stranger asks and who has given nothing. */
const ANSWERS = ['Non, rien', 'Un code', 'Un inconnu', 'Un numéro inconnu', 'Non'] as const;
/** The most questions, the two doors and the verdict's own among them. */
const MOST_TURNS = 6;

/** Touches answers until the verdict stands there. */
async function toVerdict(page: Page, verdict = danger(page)) {
  for (let turn = 0; turn < MOST_TURNS && !(await verdict.isVisible()); turn += 1) {
    for (const name of ANSWERS) {
      if (!(await reply(page, name).isVisible())) continue;
      await answered(page, () => reply(page, name).click());
      break;
    }
  }
  await expect(verdict).toBeVisible();
}

test('a whole interview by touch, to the report', async ({ page }) => {
  await page.goto('/chatbot');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await answered(page, () => reply(page, "J'ai reçu un SMS qui ressemble à une arnaque").click());
  await expect(log(page)).toContainText('Que vous demande-t-on de faire ?');
  await toVerdict(page);
  const card = danger(page);
  await expect(card.getByRole('link', { name: 'Prévenir un proche' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=/,
  );
  expect(await violationsOn(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  await card.getByRole('button', { name: 'Signaler cette arnaque' }).click();
  await expect(page).toHaveURL('/report');
  await expect(page.getByLabel("Que s'est-il passé ?")).toHaveValue(/J'ai reçu un SMS/);
});

test('a story is read at once: what was heard, what to do, and one question whose answers are in sight', async ({
  page,
}) => {
  await page.goto('/chatbot');
  await say(page, STORY);
  await expect(log(page)).toContainText("J'ai compris : on vous demande de renvoyer de l'argent");
  await expect(log(page)).toContainText('argent envoyé « par erreur »');
  await expect(log(page)).toContainText("Ne renvoyez pas d'argent");
  await expect(log(page)).toContainText(LOST);
  for (const answer of await page
    .getByRole('list', { name: 'Réponses possibles' })
    .getByRole('button')
    .all()) {
    await expect(answer).toBeInViewport({ ratio: 1 });
  }
  await toVerdict(page);
  await danger(page).getByRole('button', { name: 'Signaler cette arnaque' }).click();
  await expect(page.getByLabel("Type d'arnaque")).toHaveValue('mobile_money');
  await expect(page.getByLabel("Que s'est-il passé ?")).toHaveValue(/par erreur/);
});

test('who has given a code gets the first action in the first answer, and one way to first aid', async ({
  page,
}) => {
  await page.goto('/chatbot');
  await say(page, "On m'a pris 50 000 F sur MTN, j'ai donné mon code à un faux agent");
  await expect(log(page)).toContainText('Changez votre code maintenant');
  const firstAid = page.getByRole('link', { name: "J'ai envoyé l'argent" });
  await expect(firstAid).toHaveCount(1);
  await expect(firstAid).toBeInViewport({ ratio: 1 });
  await expect(firstAid).toHaveAttribute('href', /\/urgence\?lost=(money,)?code/);
});

test('an honest matter is called so without a figure, and what cannot be told is not called safe', async ({
  page,
}) => {
  await page.goto('/chatbot');
  await say(
    page,
    "ma soeur me demande 10 000 pour le marché, je l'ai appelée sur son numéro habituel et c'est bien elle",
  );
  const calm = page.getByRole('region', { name: 'Rien de suspect dans ce que vous racontez' });
  await expect(calm).toHaveAttribute('data-outcome', 'unknown');
  await expect(calm.getByRole('meter')).toHaveCount(0);
  await expect(calm.getByRole('button', { name: 'Signaler cette arnaque' })).toHaveCount(0);

  await answered(page, () => reply(page, 'Nouvelle analyse').click());
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const [unsure, door] = [reply(page, 'Je ne sais pas'), reply(page, "On essaie peut-être de m'avoir")];
    if (await door.isVisible()) await answered(page, () => door.click());
    else if (await unsure.isVisible()) await answered(page, () => unsure.click());
    else break;
  }
  const unknown = page.getByRole('region', { name: 'Je ne peux pas savoir' });
  await expect(unknown).toHaveAttribute('data-outcome', 'unknown');
  await expect(unknown.getByRole('meter')).toHaveCount(0);
});

test('two messages in a row are one contribution', async ({ page }) => {
  await page.goto('/chatbot');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  await answered(page, async () => {
    await input(page).fill('Vous avez gagné 500 000 F. Envoyez 5 000 F pour les frais.');
    await input(page).press('Enter');
    await input(page).fill("c'est vrai ?");
    await input(page).press('Enter');
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('500 000 F');
  expect(sent[0]).toContain("c'est vrai ?");
});

test('a whole interview by keyboard', async ({ page }) => {
  await page.goto('/chatbot');
  await input(page).focus();
  await page.keyboard.type("Quelqu'un dit qu'il m'a envoyé 25 000 F par erreur.");
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Il me demande de les renvoyer');
  await expect(input(page)).toHaveValue(
    "Quelqu'un dit qu'il m'a envoyé 25 000 F par erreur.\nIl me demande de les renvoyer",
  );
  await answered(page, () => page.keyboard.press('Enter'));
  await expect(log(page)).toContainText(LOST);
  for (let turn = 0; turn < MOST_TURNS && !(await danger(page).isVisible()); turn += 1) {
    await answered(page, async () => {
      await page.keyboard.type('non');
      await page.keyboard.press('Enter');
    });
  }
  await expect(danger(page)).toBeVisible();
  // The focus never left the field: nobody has to come back to it.
  await expect(input(page)).toBeFocused();
});

test('whoever sends by the button keeps it', async ({ page }) => {
  await page.goto('/chatbot');
  await input(page).fill(STORY);
  const send = page.getByRole('button', { name: 'Envoyer' });
  await send.focus();
  await answered(page, () => page.keyboard.press('Enter'));
  await expect(send).toBeFocused();
  await expect(send).toBeDisabled();
});

test('a whole interview, dictated by the browser’s own recognition', async ({ page }) => {
  const words = [STORY, 'euh non', 'non', 'non non', 'non pas du tout', 'non'];
  await hear(page, words);
  await page.goto('/chatbot');
  const verdict = danger(page);
  for (const said of words) {
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
  await say(page, STORY);
  const [welcome, question] = [answers(page).first(), answers(page).last()];
  await welcome.getByRole('button', { name: 'Écouter' }).click();
  await expect(welcome.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.poll(spoken).toContain('Racontez-moi');
  await question.getByRole('button', { name: 'Écouter' }).click();
  await expect(question.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(welcome.getByRole('button', { name: 'Écouter' })).toBeVisible();
  await expect.poll(spoken).toContain(LOST);
  await question.getByRole('button', { name: 'Pause' }).click();
  await expect(question.getByRole('button', { name: 'Écouter' })).toBeVisible();
});

test('a server that cannot be reached while there is a network leaves the interview to the browser', async ({
  page,
}) => {
  await page.goto('/chatbot');
  await page.route(CALL, (route) => route.abort('connectionrefused'));
  await say(page, STORY);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(log(page)).toContainText(LOST);
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
  await say(page, STORY);
  let lost = 0;
  await page.route(CALL, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    // The server has taken the step; only its answer is lost.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await answered(page, () => reply(page, 'Non, rien').click());
  expect(lost).toBe(1);
  // The answer was taken as one: it is asked no second time.
  await expect(log(page).getByText(LOST)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Danger' })).toBeVisible();
  await expect(log(page).getByText('Non, rien')).toHaveCount(1);
});

test('a message that the server refuses can be sent again and is not doubled', async ({ page }) => {
  await page.goto('/chatbot');
  await page.route(CALL, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Le service est indisponible.' } }),
  );
  await input(page).fill(STORY);
  await input(page).press('Enter');
  await expect(log(page).getByText('Le service est indisponible.')).toBeVisible();
  await expect(page.getByText("Erreur d'Analyse").first()).toBeVisible();
  await page.reload();
  await expect(log(page).getByText("Ce message n'a pas encore reçu de réponse.")).toBeVisible();
  await page.unroute(CALL);
  await reply(page, 'Réessayer').click();
  await expect(log(page)).toContainText(LOST);
  await expect(log(page).getByText(STORY)).toHaveCount(1);
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
  await say(page, STORY);
  await keptForOffline(page, ['/chatbot', '/shell'], ['case', 'engine-french']);
  await context.setOffline(true);
  await answered(page, () => reply(page, 'Non, rien').click());
  await expect(log(page)).toContainText('sur votre appareil, sans notre serveur');
  // The smaller model of a browser warns, and is less sure.
  await toVerdict(page, log(page).getByRole('region', { name: /^(?:Danger|Prudence)$/ }));
});

test('what was typed before the scripts arrived is kept, and so is a talk that went on without them', async ({
  page,
}) => {
  const { promise: held, resolve: letScriptsThrough } = deferred();
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/chatbot', { waitUntil: 'commit' });
  await page.getByRole('textbox').fill("Un agent MTN m'appelle et demande mon code PIN");
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('button', { name: 'Non, rien' })).toBeVisible();
  await page.getByRole('textbox').fill('Il rappelle');
  letScriptsThrough();
  await answering(page);
  await expect(page.getByRole('textbox')).toHaveValue('Il rappelle');
  await reply(page, 'Non, rien').click();
  await expect(log(page).getByText('(Réponse faite sur votre appareil, sans notre serveur.)')).toBeVisible();
  await page.goto('/chatbot');
  await expect(log(page).getByText('Un agent MTN')).toBeVisible();
  await expect(log(page).getByText('Non, rien')).toBeVisible();
  expect(problems).toEqual([]);
});
