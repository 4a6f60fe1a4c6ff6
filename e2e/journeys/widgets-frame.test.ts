import {
  complaintsOf,
  listenToWidgets,
  onPartnerSite,
  partnerPage,
  widgetScript,
} from '../partner/partner-site.ts';
import { expect, type Page, test } from '../test.ts';

const IMITATION = 'http://mtn-bj.promo-gagnant.xyz/login';

const framed = (server: string, query: string) =>
  `<h1>Association</h1><a href="#before">Avant</a>
  <iframe src="${server}/embed/verify?${query}" title="Vérifier avec ScamGuard" width="100%" height="200"></iframe>
  <a href="#after">Après</a>`;

const pageWith = (baseURL: string | undefined, query: string) => ({
  '/': partnerPage(framed(new URL(baseURL ?? '').origin, query), { script: widgetScript(baseURL, 'frame') }),
});

/** A page that records everything which it can hear or reach. Call before it is opened. */
async function spyOn(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    if (self !== top) return;
    const stolen: unknown[] = [];
    Object.assign(globalThis, { stolen });
    for (const name of [
      'keydown',
      'keyup',
      'input',
      'beforeinput',
      'paste',
      'change',
      'submit',
      'pointerdown',
    ]) {
      addEventListener(
        name,
        (event) => stolen.push([name, (event as KeyboardEvent).key, String(event.target)]),
        true,
      );
    }
    addEventListener('message', ({ data }) => stolen.push(data));
  });
  return () =>
    page.evaluate(() => {
      const reached = [...document.querySelectorAll('iframe')].map((frame) => {
        try {
          return frame.contentDocument?.body.innerHTML ?? 'nothing';
        } catch {
          return 'nothing';
        }
      });
      const { stolen } = globalThis as unknown as { stolen: unknown[] };
      return JSON.stringify([
        stolen,
        reached,
        performance.getEntriesByType('resource').map(({ name }) => name),
      ]);
    });
}

test('a hostile page around a frame learns that something was checked, and nothing of what', async ({
  page,
  baseURL,
}) => {
  await onPartnerSite(baseURL, pageWith(baseURL, 'lang=fr'), async (origin) => {
    const complaints = complaintsOf(page);
    const heard = await listenToWidgets(page);
    const stolen = await spyOn(page);
    await page.goto(origin);
    const frame = page.frameLocator('iframe');
    await frame.getByLabel('Lien à vérifier').pressSequentially(IMITATION);
    await frame.getByRole('button', { name: 'Vérifier ce lien' }).click();
    await expect(frame.getByText('Risque détecté !')).toBeVisible();
    await expect
      .poll(heard)
      .toContainEqual([
        'scamguard-result',
        { type: 'verdict', kind: 'link', verdict: 'danger', riskLevel: expect.any(Number), offline: false },
      ]);
    const all = await stolen();
    expect(all).toContain('height');
    expect(all).not.toContain('promo');
    expect(all).not.toContain('keydown');
    expect(all).not.toContain('paste');
    expect(complaints).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('a frame is as high as what stands in it, and the keyboard goes in and out of it', async ({
  page,
  baseURL,
}) => {
  await onPartnerSite(baseURL, pageWith(baseURL, 'lang=fr&colour=plum'), async (origin) => {
    await page.goto(origin);
    const frame = page.frameLocator('iframe');
    const button = frame.getByRole('button', { name: 'Vérifier ce lien' });
    await expect(button).toBeVisible();
    const innerHeight = () => frame.locator('html').evaluate((html) => html.getBoundingClientRect().height);
    const outerHeight = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
    await expect.poll(async () => Math.abs((await outerHeight()) - (await innerHeight()))).toBeLessThan(6);
    expect(await outerHeight()).toBeGreaterThan(250);
    await frame.getByLabel('Lien à vérifier').fill(IMITATION);
    await expect(button).toHaveCSS('background-color', 'rgb(90, 36, 112)');

    await page.getByRole('link', { name: 'Avant' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.textContent === 'Après')) break;
    }
    await expect(page.getByRole('link', { name: 'Après' })).toBeFocused();
  });
});

for (const query of ['lang=fr', 'theme=light']) {
  test(`a frame that was ready before the script of the page grows to its height: ${query}`, async ({
    page,
    baseURL,
  }) => {
    const withoutScript = { '/': framed(new URL(baseURL ?? '').origin, query) };
    await onPartnerSite(
      baseURL,
      withoutScript,
      async (origin) => {
        await page.goto(origin);
        const frame = page.frameLocator('iframe');
        await expect(frame.getByRole('button', { name: 'Vérifier ce lien' })).toBeVisible();
        await page.addScriptTag({ url: widgetScript(baseURL, 'frame') });
        await expect
          .poll(async () => (await page.locator('iframe').boundingBox())?.height)
          .toBeGreaterThan(250);
      },
      '',
    );
  });
}

test('a frame without a language of its own follows the page around it', async ({ page, baseURL }) => {
  await onPartnerSite(baseURL, pageWith(baseURL, 'theme=light'), async (origin) => {
    await page.goto(origin);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByLabel('Lien à vérifier')).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    await expect(frame.getByRole('button', { name: 'Check this link' })).toBeVisible();
    await expect(frame.locator('html')).toHaveAttribute('lang', 'en');
  });
});
