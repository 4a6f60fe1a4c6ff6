import { answering } from '../answering.ts';
import { coveredInFocus } from '../covered.ts';
import { caller, newModerator, signInWithCode } from '../new-moderator.ts';
import { type OwnServer, ownServer } from '../own-server.ts';
import { freeAddress } from '../partner/keyed-server.ts';
import { type APIRequestContext, type Browser, expect, type Page, test } from '../test.ts';
import { violationsOn } from '../violations.ts';

const MODERATOR = '+2290197445599';
const PASSWORD = 'gari piment tomate';
const SIZES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1280, height: 800 },
];
/** Pages that only signed-in people see. */
const PLACES = [
  '/auth',
  '/mes-donnees',
  '/moderation',
  '/moderation?tab=published',
  '/moderation?tab=reviews',
  '/moderation?tab=voices',
  '/moderation?tab=contacts',
  '/moderation?tab=code',
];

// One server for all of them.
test.describe.configure({ mode: 'default' });
let server: OwnServer;
let address: string;
let state: Awaited<ReturnType<APIRequestContext['storageState']>>;

/** A report, a review and a vote, so that there is something to decide and something of one's own. */
async function somethingToSee({ post }: ReturnType<typeof caller>, request: APIRequestContext) {
  await post('/api/reports', {
    title: 'Faux agent au téléphone',
    description: "Un homme m'appelle et demande le code reçu par SMS, tout de suite.",
    scamType: 'phishing',
    region: 'Littoral',
    scammerContact: '+2290197000001',
  });
  const [{ id }] = await (await request.get('/api/services')).json();
  await post(`/api/services/${id}/reviews`, { rating: 4, content: 'Le guichet a répondu en deux heures.' });
  await post(`/api/services/${id}/votes`, { opinion: 'confirm' });
}

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(180_000);
  address = await freeAddress();
  server = await ownServer(address);
  const request = await playwright.request.newContext({ baseURL: address });
  const by = caller(request, address);
  await newModerator(server, by, MODERATOR, PASSWORD);
  await signInWithCode(by, MODERATOR, PASSWORD);
  await somethingToSee(by, request);
  state = await request.storageState();
  await request.dispose();
});
test.afterAll(() => server.remove());

async function signedIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    storageState: state,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

for (const language of ['fr', 'en'] as const)
  for (const place of PLACES)
    test(`signed in, ${place}, ${language}: accessible at every size, nothing covered in focus`, async ({
      browser,
    }) => {
      const page = await signedIn(browser);
      await page.goto(`${place}${place.includes('?') ? '&' : '?'}lang=${language}`);
      await answering(page);
      await page.waitForLoadState('networkidle');
      // Somebody who is not signed in sees a form, or that there is nothing.
      await expect(page.getByRole('main')).not.toContainText(/Se connecter avec|Sign in with/);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const at = `${size.width}×${size.height}`;
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, at).toBeLessThanOrEqual(0);
        expect(await violationsOn(page), at).toEqual([]);
        expect(await coveredInFocus(page), at).toEqual([]);
      }
      await page.context().close();
    });
