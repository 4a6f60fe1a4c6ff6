import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, type TestInfo, test } from '../test.ts';

/** Somebody who comes for help. The same persons are led through every channel. */
interface Person {
  readonly name: string;
  readonly story: string;
  /** Buttons that they touch where they stand there; the first that does. */
  readonly touches: readonly string[];
}

const PERSONS: readonly Person[] = JSON.parse(
  readFileSync(
    path.join(import.meta.dirname, '../../apps/api/src/channels/testing/six-persons.json'),
    'utf8',
  ),
);

/** A region of the verdict, and words that must stand in the first reply or not. */
interface Expected {
  readonly verdict: RegExp;
  readonly told: RegExp;
  readonly untold?: RegExp;
}

const EXPECTED: Readonly<Record<string, Expected>> = {
  kiosk: { verdict: /Danger|Attention/, told: /Ne confirmez rien/ },
  'fake-agent-on-the-phone': { verdict: /Danger/, told: /Raccrochez/ },
  'wrong-transfer-sent': {
    verdict: /Danger/,
    told: /Appelez votre opérateur/,
    untold: /Avez-vous déjà envoyé de l'argent/,
  },
  blackmail: { verdict: /Danger/, told: /adulte/ },
  'job-in-english': { verdict: /Danger|Attention/, told: /Pay nothing/ },
  'honest-code': {
    verdict: /Rien de suspect|Je ne peux pas savoir/,
    told: /J'ai compris/,
    untold: /opérateur|banque/,
  },
};

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

for (const { name, story, touches } of PERSONS)
  test(`a person comes for help: ${name}`, async ({ page }, info) => {
    const { verdict, told, untold } = EXPECTED[name] as Expected;
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
