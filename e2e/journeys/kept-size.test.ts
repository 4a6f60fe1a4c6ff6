import { giveVoice } from '../reading-voice.ts';
import { expect, type Page, test } from '../test.ts';
import { untilKept } from '../until-kept.ts';

test.setTimeout(240_000);

/** Addresses of all that the site keeps for when there is no network, once it says itself that this is done. */
async function kept(page: Page): Promise<readonly URL[]> {
  await untilKept(page);
  await page.waitForLoadState('networkidle');
  const addresses = await page.evaluate(async () => {
    const found: string[] = [];
    for (const cache of ['assets', 'pages', 'recordings'])
      for (const { url } of await (await caches.open(cache)).keys()) found.push(url);
    return found;
  });
  return addresses.map((address) => new URL(address));
}

/** What these cost as they are sent, in KB of 1,024 bytes. A page that was asked for with its language in the address counts once. */
async function sizeOf(page: Page, addresses: readonly URL[]): Promise<number> {
  const own = new Map(
    addresses.map((address) => [
      address.pathname,
      address.pathname.startsWith('/api/') ? address : address.pathname,
    ]),
  );
  const sizes: number[] = [];
  for (const address of own.values()) {
    const answer = await page.request.head(String(address), { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.ok(), String(address)).toBe(true);
    sizes.push(Number(answer.headers()['content-length']));
  }
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** The two figures at the foot of the page: with a voice, and without one. */
async function told(page: Page): Promise<readonly number[]> {
  const line = await page
    .getByRole('contentinfo')
    .getByText(/(?:hors ligne|offline)/i)
    .innerText();
  return [...line.matchAll(/\d{3,}/g)].map(Number);
}

/** A figure is true if it is no less than what it costs, and hardly more. */
function expectTrue(figure: number | undefined, size: number) {
  expect(figure).toBeGreaterThanOrEqual(size);
  expect(figure).toBeLessThan(size * 1.1);
}

for (const language of ['fr', 'fon'])
  test(`what is kept costs what is said, in ${language}`, async ({ page }) => {
    await giveVoice(page);
    await page.goto(`/?lang=${language}`);
    expectTrue((await told(page))[0], await sizeOf(page, await kept(page)));
  });

for (const language of ['fr', 'en'])
  test(`so does what a telephone without a voice keeps, in ${language}`, async ({ page }) => {
    await giveVoice(page, 'missing');
    await page.goto(`/?lang=${language}`);
    expectTrue((await told(page))[1], await sizeOf(page, await kept(page)));
  });
