import { listenToWidgets, onPartnerSite, partnerPage, widgetScript } from '../partner/partner-site.ts';
import { expect, type Page, test } from '../test.ts';

const IMITATION = 'http://mtn-bj.promo-gagnant.xyz/login';

const pageOf = (body: string, baseURL: string | undefined) => ({
  '/': partnerPage(`<main><h1>Association</h1>${body}</main>`, {
    script: widgetScript(baseURL, 'scamguard'),
  }),
});

const speak = (page: Page, lang: string) =>
  page.evaluate((tag) => {
    document.documentElement.lang = tag;
  }, lang);

/** Collects, at every change inside the widgets from now on, what is French where the page is told that it is English. */
async function frenchUnderEnglish(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const french = /[éèêàçù]|\b(?:les?|une?|vous|votre|pas|et|sur)\b/i;
    const found = new Set<string>();
    Object.assign(globalThis, { found });
    for (const widget of document.querySelectorAll('*')) {
      const inside = widget.shadowRoot;
      if (!inside) continue;
      const look = () => {
        const texts = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode.textContent ?? '';
          const around = texts.currentNode.parentElement;
          const lang = around?.closest('[lang]')?.getAttribute('lang');
          // Regions have the same names in every language.
          const isName = around?.localName === 'option';
          if (lang === 'en' && !isName && french.test(text)) found.add(text);
        }
      };
      new MutationObserver(look).observe(inside, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['lang'],
      });
    }
  });
  return () => page.evaluate(() => [...(globalThis as unknown as { found: Set<string> }).found]);
}

test('a verdict is told again in the language that the page changes to, and nothing takes the focus', async ({
  page,
  baseURL,
}) => {
  const body = '<button type="button">English</button><scamguard-verify></scamguard-verify>';
  await onPartnerSite(baseURL, pageOf(body, baseURL), async (origin) => {
    const heard = await listenToWidgets(page);
    await page.goto(origin);
    await page.getByLabel('Lien à vérifier').fill(IMITATION);
    await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
    await expect(page.getByText('Risque détecté !')).toBeVisible();
    const found = await frenchUnderEnglish(page);
    const switcher = page.getByRole('button', { name: 'English', exact: true });
    await switcher.focus();
    await speak(page, 'en');
    await expect(page.getByText('Risk detected!')).toBeVisible();
    await expect(page.getByLabel('Link to check')).toHaveValue(IMITATION);
    await expect(switcher).toBeFocused();
    expect(await found()).toEqual([]);
    const results = (await heard()) as [string, unknown][];
    expect(results.filter(([name]) => name === 'scamguard-result')).toHaveLength(1);
  });
});

test('a language that changes during a check is the language of its verdict', async ({ page, baseURL }) => {
  await onPartnerSite(baseURL, pageOf('<scamguard-verify></scamguard-verify>', baseURL), async (origin) => {
    let isHeld = true;
    const held: (() => void)[] = [];
    await page.route('**/api/verify/**', async (route) => {
      if (isHeld && route.request().method() === 'POST')
        await new Promise<void>((release) => {
          held.push(release);
        });
      await route.continue();
    });
    await page.goto(origin);
    await page.getByLabel('Lien à vérifier').fill(IMITATION);
    const asked = page.waitForRequest('**/api/verify/**');
    await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
    await asked;
    const found = await frenchUnderEnglish(page);
    isHeld = false;
    await speak(page, 'en');
    await expect(page.getByText('Risk detected!')).toBeVisible();
    const late = page.waitForResponse('**/api/verify/**');
    for (const release of held) release();
    await late;
    await expect(page.getByText('Risk detected!')).toBeVisible();
    expect(await found()).toEqual([]);
  });
});

test('alerts, tip, report and first aid leave no French behind in an English page', async ({
  page,
  baseURL,
}) => {
  const names = ['alerts', 'tip', 'report', 'sos'];
  const body = names.map((name) => `<scamguard-${name}></scamguard-${name}>`).join('');
  await onPartnerSite(baseURL, pageOf(body, baseURL), async (origin) => {
    await page.goto(origin);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByLabel('Votre région').getByRole('option', { name: 'Dakar' })).toBeAttached();
    await page.getByRole('button', { name: 'Commencer' }).click();
    const found = await frenchUnderEnglish(page);
    await speak(page, 'en');
    await expect(page.getByRole('heading', { name: 'Recent alerts' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(2);
    await expect(page.getByText(/^Step 1 of/)).toBeVisible();
    await expect(page.getByLabel('Your region').getByRole('option', { name: 'Dakar' })).toBeAttached();
    expect(await found()).toEqual([]);
    await speak(page, 'fr');
    await expect(page.getByText(/^Étape 1 sur/)).toBeVisible();
  });
});

test('the nearest language counts: of the element, of what is around it, of the page, also in a shadow root', async ({
  page,
  baseURL,
}) => {
  const body = `<div id="around" lang="fr"><scamguard-tip id="near"></scamguard-tip></div>
    <scamguard-tip id="own" lang="fr"></scamguard-tip><scamguard-tip id="page"></scamguard-tip><div id="host"></div>`;
  await onPartnerSite(baseURL, pageOf(body, baseURL), async (origin) => {
    await page.goto(origin);
    await page.evaluate(() => {
      const inside = document.getElementById('host')?.attachShadow({ mode: 'open' });
      const tip = document.createElement('scamguard-tip');
      tip.id = 'shaded';
      inside?.append(tip);
      document.documentElement.lang = 'en-GB';
    });
    const heading = (id: string) => page.locator(`#${id}`).getByRole('heading').first();
    await expect(heading('near')).toHaveText('Astuce du jour');
    await expect(heading('own')).toHaveText('Astuce du jour');
    await expect(heading('page')).toHaveText('Tip of the day');
    await expect(heading('shaded')).toHaveText('Tip of the day');
    await page.evaluate(() => {
      document.getElementById('around')?.removeAttribute('lang');
      document.getElementById('own')?.setAttribute('lang', 'EN');
    });
    await expect(heading('near')).toHaveText('Tip of the day');
    await expect(heading('own')).toHaveText('Tip of the day');
    await speak(page, 'fr');
    await expect(heading('shaded')).toHaveText('Astuce du jour');
    await expect(heading('near')).toHaveText('Astuce du jour');
    await expect(heading('own')).toHaveText('Tip of the day');
  });
});
