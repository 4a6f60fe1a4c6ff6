import { ownServer } from '../own-server.ts';
import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

test('nothing is offered while no channel is on', async ({ page }) => {
  await page.goto('/partout?lang=en');
  await expect(page.getByRole('heading', { level: 2, name: 'Not open yet' })).toBeVisible();
  await page.goto('/alerts');
  await expect(
    page.getByRole('link', { name: 'Have a message checked without opening this site' }),
  ).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each channel that is on has its number and its code, and pages link to them', async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(240_000);
    const address = new URL(baseURL ?? '');
    address.port = String(Number(address.port) + 2);
    const server = await ownServer(address.origin, {
      USSD_SECRET: 'ussd-secret-of-the-journey',
      USSD_CODE: '*384*123#',
      TELEGRAM_TOKEN: '1234:bot-token',
      TELEGRAM_SECRET: 'telegram-secret-of-journey',
      TELEGRAM_URL: 'http://127.0.0.1:9',
      TELEGRAM_NAME: 'ScamGuardBot',
    });
    await server.start();
    try {
      await page.goto(`${address.origin}/alerts?lang=fr`);
      await page.getByRole('link', { name: 'Faire vérifier un message sans ouvrir ce site' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Où que vous soyez' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ouvrir @ScamGuardBot' })).toHaveAttribute(
        'href',
        'https://t.me/ScamGuardBot',
      );
      await expect(page.getByRole('img', { name: 'Code QR\u00A0: Sans internet, *384*123#' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'WhatsApp' })).toHaveCount(0);
    } finally {
      await server.remove();
    }
  });
});

test('the page is free of violations', async ({ page }) => {
  await page.goto('/partout?lang=fr');
  expect(await violationsOn(page)).toEqual([]);
});
