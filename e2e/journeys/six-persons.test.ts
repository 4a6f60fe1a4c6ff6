import { expect, type Page, type TestInfo, test } from '../test.ts';

/** Somebody who comes for help: what they write first, and what they say to a question that has one of these buttons. */
interface Person {
  readonly name: string;
  readonly story: string;
  /** Buttons that they touch where they stand there; the first that does. */
  readonly touches: readonly string[];
  /** A region of the verdict, and words that must stand in the first reply or not. */
  readonly verdict: RegExp;
  readonly told: RegExp;
  readonly untold?: RegExp;
}

const PERSONS: readonly Person[] = [
  {
    name: 'kiosk',
    story:
      'je suis gérant de cabine, un client est devant moi, il dit avoir envoyé 80 000 sur mon momo mais mon solde a pas changé',
    touches: ['Non', 'Non, rien', 'Un inconnu'],
    verdict: /Danger|Attention/,
    told: /Ne confirmez rien/,
  },
  {
    name: 'fake-agent-on-the-phone',
    story: "jsuis au tel ac un gar ki di kil est d'orange i veu mon code secret",
    touches: ['Non, rien', 'Non'],
    verdict: /Danger/,
    told: /Raccrochez/,
  },
  {
    name: 'wrong-transfer-sent',
    story: 'un gar ma envoyé 25 mil par ereur jé déjà renvoyé 25000 par mtn é mon solde na pas bougé',
    touches: ['Non', 'MTN'],
    verdict: /Danger/,
    told: /Appelez votre opérateur/,
    untold: /Avez-vous déjà envoyé de l'argent/,
  },
  {
    name: 'blackmail',
    story: "elle ma di on se montre, jme sui filmé é mtn elle veu 100 mil sinon elle publi, j'ai 16 ans",
    touches: ['Non, rien', 'Oui', 'Non'],
    verdict: /Danger/,
    told: /adulte/,
  },
  {
    name: 'job-in-english',
    story:
      'A recruiter on WhatsApp says I have the job at the hotel but I must pay 300 cedis for the uniform before Friday. I never applied.',
    touches: ['No, nothing', 'No', 'Not yet', 'A stranger'],
    verdict: /Danger|Attention/,
    told: /Pay nothing/,
  },
  {
    name: 'honest-code',
    story:
      "j'ai changé de téléphone et whatsapp demande un code à 6 chiffres. le code est venu par sms, je l'ai mis moi-même dans mon nouveau téléphone et tout marche. personne ne m'a appelé",
    touches: ['Oui', 'Non, rien', 'Non'],
    verdict: /Rien de suspect|Je ne peux pas savoir/,
    told: /J'ai compris/,
    untold: /opérateur|banque/,
  },
];

const MOST_TURNS = 6;
const MOST_WORDS_OF_HEADING = 4;
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const answers = (page: Page) => log(page).locator('li[data-from="assistant"][data-state="sent"]');

async function picture(page: Page, info: TestInfo, name: string) {
  const body = await page.screenshot({ animations: 'disabled' });
  await info.attach(name, { body, contentType: 'image/png' });
  const folder = process.env['PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
}

async function answered(page: Page, act: () => Promise<void>) {
  const before = await answers(page).count();
  await act();
  await expect(answers(page)).toHaveCount(before + 1);
}

const buttons = (page: Page) => page.getByRole('list', { name: 'Réponses possibles' }).getByRole('button');

async function repliesOf(page: Page): Promise<readonly string[]> {
  await expect(buttons(page).first()).toBeAttached();
  return (await buttons(page).allInnerTexts()).map((label) => label.trim());
}

/** A question is answered without scrolling. */
async function inSight(page: Page) {
  for (const button of await buttons(page).all()) await expect(button).toBeInViewport({ ratio: 0.9 });
}

/** The texts under a verdict, and under no question. */
const AFTER_VERDICT = /^(?:Nouvelle analyse|New analysis)$/;

for (const { name, story, touches, verdict, told, untold } of PERSONS)
  test(`a person comes for help: ${name}`, async ({ page }, info) => {
    await page.goto('/chatbot');
    const region = page.getByRole('region', { name: verdict });
    await answered(page, async () => {
      await page.getByLabel('Votre message', { exact: true }).fill(story);
      await page.getByLabel('Votre message', { exact: true }).press('Enter');
    });
    await picture(page, info, `${name}-1`);
    await expect(answers(page).last()).toContainText(told);
    if (untold) await expect(answers(page).last()).not.toContainText(untold);
    for (let turn = 2; turn <= MOST_TURNS; turn += 1) {
      const labels = await repliesOf(page);
      if (labels.some((label) => AFTER_VERDICT.test(label))) break;
      await inSight(page);
      const touched = touches.find((label) => labels.includes(label)) ?? labels.at(-1) ?? '';
      await answered(page, () => page.getByRole('button', { name: touched, exact: true }).click());
      await picture(page, info, `${name}-${turn}`);
    }
    await expect(region).toBeVisible();
    await region.scrollIntoViewIfNeeded();
    await picture(page, info, `${name}-verdict`);
    // No sentence of the assistant's comes twice; the card sums up what was said.
    const said = (await answers(page).getByRole('paragraph').allInnerTexts()).filter(
      (line) => line.trim().split(/\s+/).length > MOST_WORDS_OF_HEADING,
    );
    const inCard = new Set(await region.getByRole('paragraph').allInnerTexts());
    expect(said.filter((line, place) => !inCard.has(line) && said.indexOf(line) !== place)).toEqual([]);
  });
