import { codeOf } from '../authenticator.ts';
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
  const send = (path: string, data: object) =>
    context.request.post(path, { data, headers: { origin: address } });
  /** A server that has just started on a busy machine asks to come back. */
  const post = async (path: string, data: object) => {
    let answer = await send(path, data);
    await expect
      .poll(async () => {
        if (answer.status() === 503) answer = await send(path, data);
        return answer.status();
      })
      .not.toBe(503);
    return answer;
  };
  const signIn = async () => {
    const answer = await post('/api/auth/login', { phoneOrEmail: NUMBER, password: PASSWORD });
    expect(answer.status(), await answer.text()).toBe(200);
    await page.goto('/moderation');
  };
  try {
    await server.start();
    expect((await post('/api/auth/register', { phoneNumber: NUMBER, password: PASSWORD })).status()).toBe(
      202,
    );
    await expect.poll(server.log).toMatch(/code est \d{6}|code is \d{6}/);
    const otp = /code (?:est|is) (\d{6})/.exec(server.log())?.[1];
    expect((await post('/api/auth/verify-otp', { phoneNumber: NUMBER, otp })).status()).toBe(200);
    await server.stop();
    expect(await server.moderator('grant', NUMBER)).toContain('is a moderator now');
    await server.start();

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
  } finally {
    await context.close();
    await server.remove();
  }
});
