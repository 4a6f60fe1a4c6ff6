import { publicPaths } from '../public-paths.ts';
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

/** The focused element is seen: a ring around it, and nothing over it. */
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

/** The elements of the page's own part that Tab does not reach, and those that it reaches without a ring around them. */
const unreachable = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const controls = main?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), summary') ?? [];
    return [...controls]
      .filter((each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => each.dataset['reached'] === undefined)
      .map((each) => each.outerHTML.slice(0, 120));
  });

/** Goes on to what Tab reaches next, and says whether that is in the page's own part. */
async function goOn(page: Page, ringless: string[]): Promise<boolean> {
  await page.keyboard.press('Tab');
  const reached = await page.evaluate(() => {
    const outside = document.activeElement;
    if (!(outside instanceof HTMLElement) || !outside.closest('main')) return undefined;
    outside.dataset['reached'] = '';
    // A widget shows its focus inside.
    const focused = outside.shadowRoot?.activeElement ?? outside;
    // A control that lies unseen over its drawing leaves the ring to it; a link that covers its card has it around the card.
    const drawn = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const hasRing = drawn.some((each) =>
      [undefined, '::before', '::after'].some(
        (part) => each && getComputedStyle(each, part).outlineStyle !== 'none',
      ),
    );
    return { hasRing, html: focused.outerHTML.slice(0, 120) };
  });
  if (reached && !reached.hasRing) ringless.push(reached.html);
  return reached !== undefined;
}

test('on every public page Tab reaches every link and button, and shows where it is', async ({ page }) => {
  test.setTimeout(600_000);
  for (const path of await publicPaths(page)) {
    await page.goto(path);
    // Parts that load when one comes near must be there before. Otherwise they would come behind the focus.
    const onItsWay = page.getByRole('main').locator('[aria-busy="true"]');
    for (const part of await onItsWay.all()) await part.scrollIntoViewIfNeeded();
    await expect(onItsWay, path).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.getByRole('main').focus();
    const ringless: string[] = [];
    // oxlint-disable-next-line no-empty
    for (let steps = 0; steps < 300 && (await goOn(page, ringless)); steps += 1) {}
    expect(ringless, path).toEqual([]);
    expect(await unreachable(page), path).toEqual([]);
  }
});
