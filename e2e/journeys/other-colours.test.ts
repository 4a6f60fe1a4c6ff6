import { expect, type Page, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

test.use({ serviceWorkers: 'block' });

/** From a message to first aid, at each place where something is told. */
async function toFirstAid(page: Page, look: (place: string) => Promise<void>) {
  await page.goto('/verify');
  await page.getByLabel('Lien à vérifier').fill('http://mtn-bj.promo-gagnant.xyz/login');
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
  await expect(page.locator('section[data-outcome="danger"]')).toBeVisible();
  await look('verdict');
  await page.goto('/chatbot');
  await page.getByRole('textbox').fill("Un agent MTN m'appelle et demande mon code PIN");
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await page.getByRole('button', { name: 'Non, rien' }).click();
  await expect(page.getByRole('region', { name: 'Danger' })).toBeVisible();
  await look('verdict of a talk');
  await page.goto('/report');
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click();
  await expect(page.getByText("Veuillez sélectionner le type d'arnaque.")).toBeVisible();
  await look('mistakes');
  await page.goto('/urgence?lost=money&step=2');
  await look('first aid');
}

for (const [name, colours] of [
  ['in the dark', { colorScheme: 'dark' }],
  ['in the colours of the device alone', { forcedColors: 'active' }],
] as const)
  test.describe(name, () => {
    test.use({ contextOptions: colours });
    test('a check, a talk, a report and first aid can be read', async ({ page }) => {
      await toFirstAid(page, async (place) => expect(await violationsOn(page), place).toEqual([]));
    });
  });

/** Whether it looks otherwise after something was done. */
async function expectToShow(page: Page, selector: string, act: () => Promise<void>) {
  const shown = page.locator(selector).first();
  await page.mouse.move(0, 0);
  const before = await shown.screenshot();
  await act();
  await page.mouse.move(0, 0);
  expect((await shown.screenshot()).equals(before), selector).toBe(false);
}

test.describe('where the device has its own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('what is chosen, and how far one has come, is seen', async ({ page }) => {
    await page.goto('/report');
    await expectToShow(page, '[role="tab"]', () => page.getByRole('tab', { name: 'Rechercher' }).click());
    await page.goto('/urgence');
    await expectToShow(page, 'label:has(input[value="code"])', () =>
      page.getByRole('checkbox', { name: 'Un code ou un mot de passe' }).check(),
    );
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expectToShow(page, 'progress', () =>
      page.getByRole('button', { name: "C'est fait, la suite" }).click(),
    );
  });
});
