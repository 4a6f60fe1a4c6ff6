import { answering } from '../answering.ts';
import { expect, test } from '../test.ts';

const DOOR = 'Collez ou racontez ce qui vous arrive';
const SCAM = "Il dit qu'il est agent MTN et il me demande mon code secret";

const answers = [
  ['a number', 'maman +229 01 97 00 00 00', 'number', 'unknown'],
  ['a link', 'http://mtn-bj.promo-gagnant.xyz/login', 'link', 'danger'],
  ['an account', '@boutique.adjovi', 'profile', 'unknown'],
  ['what happens', SCAM, 'conversation', 'danger'],
] as const;

for (const [name, value, kind, outcome] of answers) {
  test(`the box under the hero takes ${name}, and its answer stands under its own kind`, async ({ page }) => {
    await page.goto('/');
    await page.getByLabel(DOOR).fill(value);
    await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    await expect(page.locator(`section[data-outcome="${outcome}"]`)).toBeVisible();
    // It stays so when the scripts have taken the page over.
    await answering(page);
    await expect(page.locator('[role="tab"][aria-selected="true"]')).toHaveAccessibleName(
      { link: 'Lien Web', number: 'Numéro Tél.', profile: 'Profil Social', conversation: 'Conversation' }[
        kind
      ],
    );
    await expect(page.getByRole('tabpanel').getByRole('textbox')).toHaveValue(value);
    await page.getByRole('tab', { name: 'Lien Web' }).click();
    await expect(page.getByLabel('Lien à vérifier')).toBeVisible();
  });
}

test('at the head of the verification page it answers under itself, and keeps what was typed', async ({
  page,
}) => {
  await page.goto('/verify');
  await page.getByLabel(DOOR).fill(SCAM);
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.locator('section[data-outcome="danger"]')).toBeFocused();
  await expect(page.getByLabel(DOOR)).toHaveValue(SCAM);
  await expect(page.getByLabel('Lien à vérifier')).toHaveValue('');
});

test('with nothing in it, it says what is missing', async ({ page }) => {
  await page.goto('/verify');
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(page.getByText('Champ requis', { exact: true })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the box of the verification page is a plain form too', async ({ page }) => {
    await page.goto('/verify');
    await page.getByLabel(DOOR).fill(SCAM);
    await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    await expect(page.locator('section[data-outcome="danger"]')).toBeVisible();
    await expect(page.getByLabel('Message ou conversation à analyser')).toHaveValue(SCAM);
  });
});

test.describe('on a device that is set to dark', () => {
  test.use({ colorScheme: 'dark', serviceWorkers: 'block' });
  test('the answer stays dark when the scripts have taken it over', async ({ page }) => {
    await page.goto('/');
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await page.getByLabel(DOOR).fill(SCAM);
    await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
    await expect(page.locator('section[data-outcome="danger"]')).toBeVisible();
    await answering(page);
    await page.waitForLoadState('networkidle');
    expect(await ground()).toBe(dark);
  });
});
