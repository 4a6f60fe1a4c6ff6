import { expect, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

for (const [language, title, state, link] of [
  [
    'fr',
    'Les modules, pour votre informaticien',
    'Il répond, et il enregistre.',
    /^Pour votre informaticien/,
  ],
  ['en', 'The widgets, for your developer', 'It answers, and it stores.', /^For your developer/],
] as const) {
  test(`whoever builds a module into a site finds what they need in ${language}, and how the server is`, async ({
    page,
  }) => {
    await page.goto(`/partners?lang=${language}`);
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'partner-key' })).toBeVisible();
    await expect(page.getByRole('status').getByText(state)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
}

test('a server that does not answer is said to be away', async ({ page }) => {
  await page.route('**/api/health*', (route) => route.abort());
  await page.goto('/integration?lang=en');
  await expect(page.getByText('It does not answer.')).toBeVisible();
});

test('every address that the page names is there', async ({ page, request }) => {
  await page.goto('/integration?lang=en');
  const named = await page
    .locator('article a[href^="/widgets"], article a[href^="/api"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(named).toEqual(['/widgets/manifest.json', '/api/partners/calls']);
  for (const address of named) {
    expect((await request.get(address)).status()).toBe(200);
    await page.goto('/integration?lang=en');
    await page.locator(`article a[href="${address}"]`).click();
    await page.waitForURL(`**${address}`);
    await expect(page.locator('#root')).toHaveCount(0);
  }
});
