import { freeAddress, withPartners } from '../partner/keyed-server.ts';
import { listenToWidgets, onPartnerSite, partnerPage, widgetScript } from '../partner/partner-site.ts';
import { expect, type Page, test } from '../test.ts';

const IMITATION = 'http://mtn-bj.promo-gagnant.xyz/login';

const widget = (name: string, baseURL: string | undefined, attributes = '') =>
  partnerPage(`<main><h1>Association</h1><scamguard-${name} ${attributes}></scamguard-${name}></main>`, {
    script: widgetScript(baseURL, `scamguard-${name}`),
  });

/** What the widgets tell the page's author. Call before the page is opened. */
function toldOn(page: Page): string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('ScamGuard: ')) told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(String(error)));
  return told;
}

test('a wrong key is told to the visitor by every widget, and to the author once', async ({ page }) => {
  // A server of its own makes its database first.
  test.setTimeout(240_000);
  const server = await freeAddress();
  const refusal = "Ce site n'a pas le droit d'utiliser ScamGuard ici. Vérifiez directement sur ScamGuard.";
  const names = ['alerts', 'tip', 'report'];
  const pages = Object.fromEntries(
    names.map((name) => [`/${name}`, widget(name, server, 'partner-key="x"')]),
  );
  await onPartnerSite(server, pages, async (origin) => {
    await withPartners(server, `radio radio-key-1 ${origin}`, async () => {
      for (const name of names) {
        const told = toldOn(page);
        const heard = await listenToWidgets(page);
        await page.goto(`${origin}/${name}`);
        await expect(page.getByRole('alert')).toContainText(refusal);
        await expect.poll(heard).toContainEqual(['scamguard-error', { code: 'refused' }]);
        expect(told).toEqual([`ScamGuard: ${refusal}`]);
        page.removeAllListeners('console');
      }
    });
  });
});

test('a server that takes the call and says nothing: the device answers, and the author is told', async ({
  page,
  baseURL,
}) => {
  await onPartnerSite(baseURL, { '/': widget('verify', baseURL) }, async (origin, server) => {
    const told = toldOn(page);
    await page.route('**/api/**', () => new Promise(() => {}));
    await page.goto(origin);
    await page.getByLabel('Lien à vérifier').fill(IMITATION);
    await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
    await expect(page.getByText('Vérification faite sur votre appareil, sans notre serveur.')).toBeVisible();
    // The call itself is given up later.
    await expect.poll(() => told, { timeout: 60_000 }).toHaveLength(1);
    expect(told[0]).toMatch(`ScamGuard: no answer from ${server} (TimeoutError`);
  });
});

for (const [lang, failed, offline, silent] of [
  [
    'fr',
    'Impossible de charger les alertes récentes.',
    "Vous n'êtes pas connecté à Internet.",
    'Notre serveur ne répond pas.',
  ],
  [
    'en',
    'Recent alerts could not be loaded.',
    'You are not connected to the internet.',
    'Our server does not answer.',
  ],
] as const) {
  test(`in ${lang}, whether the visitor or the server is off is said`, async ({ page, context, baseURL }) => {
    const pages = { '/': widget('alerts', baseURL, `lang="${lang}"`) };
    await onPartnerSite(baseURL, pages, async (origin, server) => {
      const told = toldOn(page);
      await page.route('**/api/**', (route) => route.abort());
      await page.goto(origin);
      await expect(page.getByRole('alert')).toContainText(`${failed} ${silent}`);
      await page.unroute('**/api/**');
      await context.setOffline(true);
      await page.getByRole('alert').getByRole('button').click();
      await expect(page.getByRole('alert')).toContainText(`${failed} ${offline}`);
      await context.setOffline(false);
      await page.getByRole('alert').getByRole('button').click();
      await expect(page.getByRole('article')).toHaveCount(2);
      // Twice without an answer, told once.
      expect(told).toEqual([`ScamGuard: no answer from ${server} (TypeError: Failed to fetch)`]);
    });
  });
}

test('attributes that nobody knows are told to the author; the widget works on', async ({
  page,
  baseURL,
}) => {
  const wrong = {
    lang: 'klingon',
    theme: 'pink',
    size: 'huge',
    api: 'scamguard.example',
    'api-base': 'https://scamguard.example',
  };
  const attributes = Object.entries(wrong).map(([name, value]) => `${name}="${value}"`);
  const pages = {
    '/': widget('verify', baseURL, `${attributes.join(' ')} partner-key="k" data-page="1" class="own"`),
    '/known': widget(
      'verify',
      baseURL,
      `lang="fr-BJ" theme="auto" size="small" api="${new URL(baseURL ?? '').origin}" kinds="number, link" country="bj"`,
    ),
  };
  await onPartnerSite(baseURL, pages, async (origin) => {
    const told = toldOn(page);
    await page.goto(origin);
    await page.getByLabel('Lien à vérifier').fill(IMITATION);
    await page.getByRole('button', { name: 'Vérifier ce lien' }).click();
    await expect(page.locator('section[data-outcome="danger"]')).toBeVisible();
    expect(told.toSorted()).toEqual(
      attributes.map((each) => `ScamGuard: <scamguard-verify ${each}> unknown`).toSorted(),
    );
    told.length = 0;
    await page.goto(`${origin}/known`);
    await expect(page.getByRole('tab', { name: 'Numéro Tél.' })).toBeVisible();
    expect(told).toEqual([]);
  });
});

test('a report without its lists says so and tries again, and what was typed is still there', async ({
  page,
  baseURL,
}) => {
  await onPartnerSite(baseURL, { '/': widget('report', baseURL) }, async (origin) => {
    let isHeld = true;
    const held: (() => void)[] = [];
    await page.route('**/api/regions*', async (route) => {
      if (!isHeld) return route.continue();
      await new Promise<void>((release) => {
        held.push(release);
      });
      return route.abort();
    });
    await page.goto(origin);
    await page.getByLabel('Titre').fill('Faux agent au kiosque');
    await expect(page.getByLabel('Votre région')).toHaveText('Chargement...');
    isHeld = false;
    await expect.poll(() => held.length).toBe(1);
    for (const release of held) release();
    await expect(page.getByRole('alert')).toContainText(
      'Impossible de charger le formulaire. Notre serveur ne répond pas.',
    );
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByLabel('Votre région').getByRole('option', { name: 'Dakar' })).toBeAttached();
    await expect(page.getByLabel('Titre')).toHaveValue('Faux agent au kiosque');
  });
});

test('in a frame that may not send forms, the button works all the same', async ({ page, baseURL }) => {
  const pages = {
    '/': '<!doctype html><title>CMS</title><iframe sandbox="allow-scripts" src="/inside" width="340" height="600"></iframe>',
    '/inside': widget('verify', baseURL),
  };
  // The page's own policy names only our server.
  const policy = "frame-src 'self'";
  await onPartnerSite(
    baseURL,
    pages,
    async (origin) => {
      await page.goto(origin);
      const frame = page.frameLocator('iframe');
      await frame.getByLabel('Lien à vérifier').fill(IMITATION);
      await frame.getByLabel('Lien à vérifier').press('Enter');
      await expect(frame.locator('section[data-outcome="danger"]')).toBeVisible();
      await frame.getByRole('tab', { name: 'Numéro Tél.' }).click();
      await frame.getByLabel('Numéro à vérifier').fill('+229 01 97 00 00 00');
      await frame.getByRole('button', { name: 'Vérifier ce numéro' }).click();
      await expect(frame.getByText('Élément vérifié')).toBeVisible();
    },
    policy,
  );
});

test('under a policy that lets only named scripts run, first aid leads to our site', async ({
  page,
  baseURL,
}) => {
  const server = new URL(baseURL ?? '').origin;
  const { build, files } = await (await page.request.get(`${server}/widgets/manifest.json`)).json();
  const name = `${build}/scamguard-sos.js`;
  const { integrity } = files[name];
  const body = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Association</title>
    <script src="${server}/widgets/${name}" integrity="${integrity}" crossorigin="anonymous" async></script>
    <main><h1>Association</h1><scamguard-sos></scamguard-sos></main></html>`;
  const policy = `default-src 'none'; script-src '${integrity}'; connect-src ${server}; style-src 'self'`;
  await onPartnerSite(
    baseURL,
    { '/': body },
    async (origin) => {
      const told = toldOn(page);
      await page.goto(origin);
      await expect(page.getByRole('alert')).toContainText('Impossible de charger les premiers secours.');
      await expect(page.getByRole('link', { name: 'Les lire sur ScamGuard' })).toHaveAttribute(
        'href',
        `${server}/urgence`,
      );
      expect(told).toEqual([expect.stringContaining('ScamGuard: no answer from first-aid-fr.js (TypeError')]);
    },
    policy,
  );
});

for (const isThere of [true, false]) {
  test(`twelve widgets ask for a language ${isThere ? 'once' : 'that does not come once, and say so once'}`, async ({
    page,
    baseURL,
  }) => {
    const body = '<scamguard-tip lang="en"></scamguard-tip>'.repeat(12);
    const pages = {
      '/': partnerPage(`<main>${body}</main>`, { script: widgetScript(baseURL, 'scamguard-tip') }),
    };
    await onPartnerSite(baseURL, pages, async (origin) => {
      const told = toldOn(page);
      let asked = 0;
      await page.route('**/en.js', (route) => {
        asked += 1;
        return isThere ? route.continue() : route.abort();
      });
      await page.goto(origin);
      const heading = isThere ? 'Tip of the day' : 'Astuce du jour';
      await expect(page.getByRole('heading', { name: heading })).toHaveCount(12);
      expect(asked).toBe(1);
      expect(told).toEqual(isThere ? [] : [expect.stringContaining('ScamGuard: no answer from en.js')]);
    });
  });
}
