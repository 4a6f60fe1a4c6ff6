import {
  complaintsOf,
  listenToWidgets,
  onPartnerSite,
  partnerPage,
  widgetScript,
} from '../partner/partner-site.ts';
import { expect, type Page, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

const IMITATION = 'http://mtn-bj.promo-gagnant.xyz/login';
const ALONE = '<scamguard-verify></scamguard-verify>';
const VERIFY = `<h1>Association</h1>${ALONE}`;
/** In both pages at the same place, since letters are drawn by where they stand. */
const PLACE =
  'scamguard-verify{position:absolute!important;top:16px!important;left:16px!important;width:328px!important}';
const HOSTILE = `html{font-size:62.5%}body{direction:rtl}*{all:unset!important}${PLACE}`;

const script = (baseURL: string | undefined) => widgetScript(baseURL, 'scamguard-verify');

const check = async (page: Page, value: string) => {
  await page.getByLabel('Lien à vérifier').fill(value);
  await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
};

test('a page on another origin that allows nothing but our server gets a verdict and an event', async ({
  page,
  baseURL,
}) => {
  const pages = { '/': partnerPage(VERIFY, { script: script(baseURL) }) };
  await onPartnerSite(baseURL, pages, async (origin) => {
    const complaints = complaintsOf(page);
    const heard = await listenToWidgets(page);
    await page.goto(origin);
    await check(page, IMITATION);
    await expect(page.getByText('Risque détecté !')).toBeVisible();
    await expect(page.locator('section[data-outcome]')).toBeFocused();
    await expect.poll(heard).toEqual([
      ['scamguard-ready', { element: 'scamguard-verify' }],
      [
        'scamguard-result',
        { type: 'verdict', kind: 'link', verdict: 'danger', riskLevel: expect.any(Number), offline: false },
      ],
    ]);
    expect(JSON.stringify(await heard())).not.toContain('promo-gagnant');
    expect(complaints).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  });
});

test('rules of the page that unset everything, a small root and right-to-left change nothing', async ({
  page,
  baseURL,
}) => {
  const pages = {
    '/': partnerPage(ALONE, { script: script(baseURL), css: '/plain.css' }),
    '/hostile': partnerPage(ALONE, { script: script(baseURL), css: '/hostile.css' }),
    '/plain.css': PLACE,
    '/hostile.css': HOSTILE,
  };
  await onPartnerSite(baseURL, pages, async (origin) => {
    const look = async (path: string) => {
      await page.goto(origin + path);
      await check(page, IMITATION);
      await expect(page.getByText('Risque détecté !')).toBeVisible();
      await page.getByLabel('Lien à vérifier').focus();
      return page.locator('scamguard-verify').screenshot({ animations: 'disabled', caret: 'hide' });
    };
    expect((await look('/hostile')).equals(await look('/'))).toBe(true);
  });
});

for (const where of ['by the server', 'by the engine'] as const) {
  test(`what is no link is said at the field, ${where}`, async ({ page, baseURL }) => {
    const pages = { '/': partnerPage(VERIFY, { script: script(baseURL) }) };
    await onPartnerSite(baseURL, pages, async (origin) => {
      if (where === 'by the engine') await page.route('**/api/verify/**', (route) => route.abort());
      const heard = await listenToWidgets(page);
      await page.goto(origin);
      await check(page, 'bonjour');
      await expect(page.getByLabel('Lien à vérifier')).toHaveAccessibleDescription(
        /Ce texte n'est pas un lien/,
      );
      await expect(page.locator('section[data-outcome]')).toHaveCount(0);
      await expect.poll(heard).toContainEqual(['scamguard-error', { code: 'refused' }]);
    });
  });
}

test('without the server the engine answers, and says so', async ({ page, baseURL }) => {
  const pages = { '/': partnerPage(VERIFY, { script: script(baseURL) }) };
  await onPartnerSite(baseURL, pages, async (origin) => {
    const heard = await listenToWidgets(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(origin);
    await check(page, IMITATION);
    await expect(page.getByText('Risque détecté !')).toBeVisible();
    await expect(page.getByText('Vérification faite sur votre appareil, sans notre serveur.')).toBeVisible();
    await expect
      .poll(heard)
      .toContainEqual(['scamguard-result', expect.objectContaining({ verdict: 'danger', offline: true })]);
  });
});

test('without server and engine it says that it failed, tells the page, and keeps what was typed', async ({
  page,
  baseURL,
}) => {
  const pages = { '/': partnerPage(VERIFY, { script: script(baseURL) }) };
  await onPartnerSite(baseURL, pages, async (origin) => {
    const heard = await listenToWidgets(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.route('**/engine.js', (route) => route.abort());
    await page.goto(origin);
    await check(page, IMITATION);
    await expect(page.getByRole('alert')).toHaveText(
      'Une erreur est survenue lors de la vérification. Veuillez réessayer. Notre serveur ne répond pas.',
    );
    await expect(page.getByLabel('Lien à vérifier')).toHaveValue(IMITATION);
    await expect.poll(heard).toContainEqual(['scamguard-error', { code: 'unavailable' }]);
  });
});

test('the keyboard alone is enough, and axe finds nothing inside the shadow root', async ({
  page,
  baseURL,
}) => {
  const pages = { '/': partnerPage(`<main>${VERIFY}</main>`, { script: script(baseURL) }) };
  await onPartnerSite(baseURL, pages, async (origin) => {
    await page.goto(origin);
    await expect(page.getByRole('tab', { name: 'Lien Web' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'Lien Web' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Numéro Tél.' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Lien Web' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Lien à vérifier')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText("Veuillez entrer l'information à vérifier.");
    await page.keyboard.type(IMITATION);
    await page.keyboard.press('Enter');
    await expect(page.locator('section[data-outcome]')).toBeFocused();
    expect(await violationsOn(page)).toEqual([]);
  });
});

test('it can be written in by a script, moved about the page inside a form, and taken out', async ({
  page,
  baseURL,
}) => {
  const body = '<form id="outer"><div id="a"></div><div id="b"></div></form>';
  const pages = { '/': partnerPage(body, { script: script(baseURL) }) };
  await onPartnerSite(baseURL, pages, async (origin) => {
    const complaints = complaintsOf(page);
    await page.goto(origin);
    await page.evaluate(async () => {
      await customElements.whenDefined('scamguard-verify');
      const widget = document.createElement('scamguard-verify');
      widget.setAttribute('kinds', 'number');
      document.getElementById('a')?.append(widget);
    });
    await expect(page.getByRole('tab')).toHaveCount(0);
    await page.getByLabel('Numéro à vérifier').fill('+229 01 97 00 00 00');
    await page.evaluate(() => {
      const widget = document.querySelector('scamguard-verify');
      if (widget) document.getElementById('b')?.append(widget);
    });
    await expect(page.getByLabel('Numéro à vérifier')).toHaveValue('+229 01 97 00 00 00');
    await page.getByLabel('Numéro à vérifier').press('Enter');
    await expect(page.locator('section[data-outcome]')).toBeVisible();
    expect(page.url()).toBe(`${origin}/`);
    await page.evaluate(() => document.querySelector('scamguard-verify')?.remove());
    await expect(page.locator('section[data-outcome]')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test('of two versions on one page the first stays, and a warning names both', async ({ page, baseURL }) => {
  const pages = { '/': partnerPage(VERIFY, { script: script(baseURL) }) };
  await onPartnerSite(baseURL, pages, async (origin, server) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.route('**/widgets/9.9.9/**', async (route) => {
      const response = await page.request.get(script(baseURL));
      const body = (await response.text()).replace(/"\d+\.\d+\.\d+"/, '"9.9.9"');
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body,
      });
    });
    await page.goto(origin);
    await expect(page.getByRole('tab', { name: 'Lien Web' })).toBeVisible();
    await page.evaluate((source) => import(source), `${server}/widgets/9.9.9/scamguard-verify.js`);
    await expect
      .poll(() => warnings.find((text) => text.includes('9.9.9')))
      .toMatch(/<scamguard-verify> 9\.9\.9 not started: \d+\.\d+\.\d+ came first/);
  });
});

test('it speaks English where the page does, and a partner gives it colours but not those of danger', async ({
  page,
  baseURL,
}) => {
  const brand =
    'scamguard-verify{--sg-color-action:rgb(90, 36, 112);--sg-tone-danger-edge:rgb(0, 128, 0)}scamguard-verify::part(button){letter-spacing:1px}';
  const pages = {
    '/': partnerPage('<div lang="en-GB"><scamguard-verify></scamguard-verify></div>', {
      script: script(baseURL),
      css: '/brand.css',
    }),
    '/brand.css': brand,
  };
  await onPartnerSite(baseURL, pages, async (origin) => {
    await page.goto(origin);
    await page.getByLabel('Link to check').fill(IMITATION);
    const button = page.getByRole('button', { name: 'Check this link' });
    await expect(button).toHaveCSS('background-color', 'rgb(90, 36, 112)');
    await expect(button).toHaveCSS('letter-spacing', '1px');
    await button.click();
    await expect(page.locator('section[data-outcome="danger"]')).toHaveCSS(
      'border-color',
      'rgb(179, 38, 30)',
    );
  });
});
