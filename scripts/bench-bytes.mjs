import { chromium } from '@playwright/test';
import { findChromium } from './steps/chromium.mjs';
import { startSite } from './steps/site-server.mjs';

/**
 * The cost of a first visit from the home page to a verdict, in each language: with 4G, and with data saved on 2G. Headers and
 * all, in a browser that has seen nothing of the site. What is kept for times without a network is asked for apart, and not counted.
 * Usage, after a build: `npm run bench:bytes`.
 */
const LANGUAGES = ['fr', 'en', 'pcm', 'wo', 'yo', 'di', 'fon'];
const LINES = {
  '4G': {},
  '2G, saving': { extraHTTPHeaders: { 'save-data': 'on' } },
};
const SCAM = "Il dit qu'il est agent MTN et il me demande mon code secret";
const VIEWPORT = { width: 360, height: 640 };
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** Bytes of the home page, and of all until the verdict stands there. */
async function visit(browser, origin, language, options) {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block', ...options });
  const isSaving = options.extraHTTPHeaders !== undefined;
  await context.addInitScript(
    (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection });
    },
    isSaving ? { saveData: true, effectiveType: '2g' } : { saveData: false, effectiveType: '4g' },
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(`${origin}/?lang=${language}`);
  await page.waitForLoadState('networkidle');
  const home = bytes;
  const door = page.locator('main form:has(textarea)').first();
  await door.locator('textarea').fill(SCAM);
  await door.locator('button[type="submit"]').click();
  await page.locator('section[data-outcome]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return { home, all: bytes };
}

const { origin, stop } = await startSite();
const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });
const inKB = (bytes) => Math.round(bytes / 1_024);
try {
  console.log('| language | line | home, KB | home to verdict, KB |\n|---|---|---|---|');
  for (const [line, options] of Object.entries(LINES))
    for (const language of LANGUAGES) {
      const { home, all } = await visit(browser, origin, language, options);
      console.log(`| ${language} | ${line} | ${inKB(home)} | ${inKB(all)} |`);
    }
} finally {
  await browser.close();
  await stop();
}
