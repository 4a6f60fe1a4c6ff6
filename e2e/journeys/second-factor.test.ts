import { codeOf } from '../authenticator.ts';
import { caller, newModerator } from '../new-moderator.ts';
import { ownServer } from '../own-server.ts';
import { freeAddress } from '../partner/keyed-server.ts';
import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

const NUMBER = '+2290197445566';
const PASSWORD = 'gari piment tomate';

test('a new moderator sets up a second factor, and comes back with a recovery code', async ({ browser }) => {
  test.setTimeout(240_000);
  const address = await freeAddress();
  const server = await ownServer(address);
  const context = await browser.newContext({ baseURL: address, viewport: { width: 360, height: 640 } });
  const page = await context.newPage();
  const moderator = caller(context.request, address);
  const signIn = async () => {
    const answer = await moderator.post('/api/auth/login', { phoneOrEmail: NUMBER, password: PASSWORD });
    expect(answer.status(), await answer.text()).toBe(200);
    await page.goto('/moderation');
  };
  try {
    await newModerator(server, moderator, NUMBER, PASSWORD);

    await signIn();
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expect(page.getByRole('img', { name: /^Code QR/ })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
    const code = page.getByLabel("Code de l'application");
    await code.fill(codeOf(secret, 5));
    await page.getByRole('button', { name: 'Confirmer le code' }).click();
    await expect(code).toHaveAccessibleDescription(/Le code de vérification est incorrect/);
    await code.fill(codeOf(secret));
    await page.getByRole('button', { name: 'Confirmer le code' }).click();
    // One of them is waited for: a list is taken as it is at that moment, empty too.
    const codes = page.getByText(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const recovery = (await codes.first().textContent()) ?? '';
    const spare = (await codes.nth(1).textContent()) ?? '';
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: "J'ai noté mes codes" }).click();
    await expect(page.getByText("Rien n'attend ici.")).toBeVisible();

    // In another session the same code is of no use; a recovery code is, once.
    await signIn();
    await expect(code).toBeVisible();
    await code.fill(codeOf(secret));
    await page.getByRole('button', { name: "Je n'ai plus mon téléphone" }).click();
    await page.getByLabel('Code de secours').fill(recovery.toLowerCase());
    await page.getByRole('button', { name: 'Entrer', exact: true }).click();
    await expect(page.getByText("Rien n'attend ici.")).toBeVisible();
    await signIn();
    await page.getByRole('button', { name: "Je n'ai plus mon téléphone" }).click();
    await page.getByLabel('Code de secours').fill(recovery);
    await page.getByRole('button', { name: 'Entrer', exact: true }).click();
    await expect(page.getByLabel('Code de secours')).toHaveAccessibleDescription(
      /Le code de vérification est incorrect/,
    );

    // Another phone: the old app is of no use once the new one is set up.
    await page.getByLabel('Code de secours').fill(spare);
    await page.getByRole('button', { name: 'Entrer', exact: true }).click();
    await page.getByRole('tab', { name: 'Mon code' }).click();
    await page.getByRole('button', { name: 'Commencer' }).click();
    const next = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? '';
    await code.fill(codeOf(next));
    await page.getByRole('button', { name: 'Confirmer le code' }).click();
    await expect(page.getByText(/La nouvelle application est en place/)).toBeVisible();
    await expect.poll(server.log).toContain('nouvelle application');
    await signIn();
    await code.fill(codeOf(secret, 1));
    await page.getByRole('button', { name: 'Entrer', exact: true }).click();
    await expect(code).toHaveAccessibleDescription(/Le code de vérification est incorrect/);
    await code.fill(codeOf(next, 1));
    await page.getByRole('button', { name: 'Entrer', exact: true }).click();
    await expect(page.getByText("Rien n'attend ici.")).toBeVisible();
  } finally {
    await context.close();
    await server.remove();
  }
});
