import { answering } from '../answering.ts';
import { expect, type Page, test } from '../test.ts';

const CALL = '**/api/verify/conversation*';
const STORY = "Quelqu'un dit qu'il m'a envoyé 25 000 F par erreur et me demande de les renvoyer";
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const answers = (page: Page) => log(page).locator('li[data-from="assistant"][data-state="sent"]');
const lastOwn = (page: Page) => log(page).locator('li[data-from="user"]').last();

/** Presses a button by key, and waits for what the assistant says to it. */
async function press(page: Page, name: string) {
  const before = await answers(page).count();
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(answers(page)).toHaveCount(before + 1);
}

/** The own words have the focus and stand in sight; the next Tab is in or behind the answer to them. */
async function expectToGoOnFrom(page: Page, words: string) {
  await expect(lastOwn(page)).toContainText(words);
  await expect(lastOwn(page)).toBeFocused();
  await page.keyboard.press('Tab');
  const isBehind = await lastOwn(page).evaluate(
    (own) =>
      document.activeElement !== document.body &&
      Boolean(own.compareDocumentPosition(document.activeElement ?? own) & Node.DOCUMENT_POSITION_FOLLOWING),
  );
  expect(isBehind).toBe(true);
}

test('whoever touches an answer by key goes on from their own words', async ({ page }) => {
  await page.goto('/chatbot');
  await press(page, "J'ai reçu un SMS qui ressemble à une arnaque");
  await expectToGoOnFrom(page, "J'ai reçu un SMS");
  await press(page, 'Un code');
  await expectToGoOnFrom(page, 'Un code');
});

test('so does whoever tries again what was not answered', async ({ page }) => {
  await page.goto('/chatbot');
  await page.route(CALL, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Le service est indisponible.' } }),
  );
  await page.getByLabel('Votre message', { exact: true }).fill(STORY);
  await page.getByLabel('Votre message', { exact: true }).press('Enter');
  await expect(log(page).getByText('Le service est indisponible.')).toBeVisible();
  await page.unroute(CALL);
  await press(page, 'Réessayer');
  await expectToGoOnFrom(page, 'par erreur');
});

test('so does whoever answers the assistant at the edge of a page', async ({ page }) => {
  await page.goto('/learn');
  await answering(page);
  await page.getByRole('button', { name: "Ouvrir l'assistant" }).press('Enter');
  await press(page, "On essaie peut-être de m'avoir");
  await expectToGoOnFrom(page, "On essaie peut-être de m'avoir");
});

test('a finger gets no keyboard over the next answers', async ({ page }) => {
  await page.goto('/chatbot');
  await page.getByRole('button', { name: "J'ai reçu un SMS qui ressemble à une arnaque" }).click();
  await expect(page.getByRole('list', { name: 'Réponses possibles' })).toBeVisible();
  await expect(page.getByLabel('Votre message', { exact: true })).not.toBeFocused();
});
