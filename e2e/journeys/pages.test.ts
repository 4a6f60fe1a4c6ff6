import { expect, test } from '../test.ts';

test('an unknown path answers 404 with the not-found page', async ({ page }) => {
  const response = await page.goto('/n-existe-pas/du-tout');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByText('Page Non Trouvée')).toBeVisible();
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL('/');
});

test('the menu opens as a drawer on a phone, by keyboard too, and leads on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await drawer.getByRole('link', { name: 'Vérifier' }).click();
  await expect(page).toHaveURL('/verify');
  await expect(drawer).toBeHidden();
});

test('the first link of a page skips to its content', async ({ page }) => {
  await page.goto('/verify');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

const hrefsOf = (links: Element[]) => links.map((link) => (link as HTMLLinkElement).href);

test('a page brings its style rules with it, and another screen fetches only its own', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    // A browser fetches the colours of the dark, whether it is dark or not: 0.4 KB, after everything else.
    const isOfDark = request.url().includes('/dark-');
    if (request.resourceType() === 'stylesheet' && !isOfDark) sheets.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(sheets).toEqual([]);
  await page.getByRole('link', { name: 'VÉRIFIER', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Lien à vérifier' });
  await expect(field).toHaveCSS('border-top-style', 'solid');
  expect(sheets.length).toBeGreaterThan(0);
  expect(sheets.every((url) => url.includes('/assets/'))).toBe(true);
  const ofScreen = sheets.filter((url) => url.includes('/verify-screen-'));
  expect(ofScreen).toHaveLength(1);
  sheets.length = 0;
  await page.goto('/verify');
  await page.waitForLoadState('networkidle');
  // Only parts that come after the page bring theirs.
  const brought = await page.locator('link[rel="stylesheet"][type]').evaluateAll(hrefsOf);
  expect(brought).toEqual(expect.arrayContaining(ofScreen));
  expect(sheets.filter((url) => brought.includes(url))).toEqual([]);
});

test('scripts yield to what is seen: none is asked for before the page has been painted', async ({
  page,
}) => {
  await page.goto('/verify');
  const { painted, asked } = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ startTime }) => startTime);
    return {
      painted: performance.getEntriesByName('first-paint')[0]?.startTime,
      asked: Math.min(...scripts),
    };
  });
  expect(asked).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
});

test('search engines find the public pages and learn which address is theirs', async ({
  request,
  baseURL,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/verify', '/contact', '/learn/mobile-money']) {
    expect(map).toContain(`<loc>${baseURL}${path}</loc>`);
  }
  expect(map).not.toContain('/moderation');
  const html = await (await request.get('/about')).text();
  expect(html).toContain('<meta property="og:title" content="À propos – ScamGuard">');
  expect(html).toContain('<meta property="og:url" content="/about">');
  // From here on the language is remembered, which no search engine does.
  const inEnglish = await request.get('/about?lang=en');
  expect(inEnglish.headers()['link']).toBe(`<${baseURL}/about?lang=en>; rel="canonical"`);
  const english = await inEnglish.text();
  expect(english).toContain('<meta property="og:url" content="/about?lang=en">');
  for (const page of [html, english]) {
    const picture = /property="og:image" content="(.*?)"/.exec(page)?.[1] ?? '';
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
  }
  expect(await (await request.get('/n-existe-pas')).text()).toContain(
    '<meta name="robots" content="noindex">',
  );
});
