import { expect, type Page, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

/** Goes on with Tab until an element of this role and name has the focus; never a click. */
async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'tab' | 'combobox' | 'textbox',
  name: string | RegExp,
) {
  const wanted = page.getByRole(role, { name }).first();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${role} ${name}.`);
}

/** What has the focus is seen: a ring around it, and nothing over it. */
async function expectFocusSeen(page: Page) {
  const isSeen = await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const inWindow = top >= 0 && bottom <= innerHeight;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const hasRing = getComputedStyle(focused).outlineStyle !== 'none';
    return inWindow && hasRing && over !== null && (focused.contains(over) || over.contains(focused));
  });
  expect(isSeen).toBe(true);
}

test('a message is checked, heard of and reported without a mouse', async ({ page }) => {
  await page.goto('/verify');
  await tabTo(page, 'tab', 'Lien Web');
  await expectFocusSeen(page);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: 'Conversation' })).toBeFocused();
  await tabTo(page, 'textbox', 'Message ou conversation à analyser');
  await expectFocusSeen(page);
  await page.keyboard.type('Envoyez-moi votre code secret MoMo pour recevoir votre gain.');
  await tabTo(page, 'button', 'Analyser cette conversation');
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('section[data-outcome="danger"]')).toBeFocused();
  expect(await violationsOn(page)).toEqual([]);
  await tabTo(page, 'button', 'Signaler cette arnaque');
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await tabTo(page, 'link', "Raconter ce qui s'est passé");
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/report');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a report is written without a mouse, its mistakes too', async ({ page }) => {
  await page.goto('/report');
  await tabTo(page, 'button', 'Envoyer le signalement');
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  const kind = page.getByRole('combobox', { name: "Type d'arnaque" });
  await expect(kind).toBeFocused();
  await expect(kind).toHaveAccessibleDescription(/Veuillez sélectionner le type d'arnaque\./);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'textbox', 'Titre');
  await page.keyboard.type('Écrit au clavier');
  await tabTo(page, 'textbox', /Que s'est-il passé/);
  await expectFocusSeen(page);
  await page.keyboard.type('Une personne demande un code reçu par SMS.');
  await tabTo(page, 'combobox', 'Votre région');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'button', 'Envoyer le signalement');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Signalement envoyé avec succès!', { exact: true })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});
