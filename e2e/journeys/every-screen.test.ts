import { readFileSync } from 'node:fs';
import path from 'node:path';
import { coveredInFocus } from '../covered.ts';
import { ambiguousLinks } from '../link-names.ts';
import { expect, test } from '../test.ts';
import { lostBySpacing } from '../text-spacing.ts';
import { violationsOn } from '../violations.ts';

/** A page that was rendered by the build, of whichever screen. */
interface Rendered {
  readonly path: string;
}

/** Every page and tab of the site's own list of screens. */
const rendered: readonly Rendered[] = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../apps/web/dist/pages.json'), 'utf8'),
).pages;

/** The same screens at other addresses; tabs that are open by themselves, or behind the sign-in; what is shown without a network only. */
const TWICE =
  /^\/(?:verifier|moderation\/voices|shell)(?:\?|$)|^\/moderation\?|tab=(?:link|videos|trusted|login|contact)$/;

/** Addresses behind an id, a step, a filter, and an address that no screen has. */
const FURTHER = [
  '/learn/mobile-money',
  '/learn/mobile-money?tab=video',
  '/learn/mobile-money?tab=audio',
  '/learn/rien',
  '/learn?tab=tips&level=beginner',
  '/community/transfert-soleil',
  '/community/offre-pret-cinq-minutes',
  '/community?tab=flagged&region=zou',
  '/urgence?lost=money&step=2',
  '/urgence?lost=app,papers&minor=1&step=3',
  '/no-such-page',
];

const PATHS = [...new Set(rendered.map((page) => page.path).filter((each) => !TWICE.test(each))), ...FURTHER];

/** Upright, on its side, and a desktop; axe looks at each. */
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 640 };
const SIZES = [PHONE, { width: 640, height: 360 }, DESKTOP];
/** The narrowest that a page must fit into. */
const NARROW = { width: 320, height: 640 };

// This test keeps nothing for later, so nothing needs to be fetched for it.
test.use({ serviceWorkers: 'block' });

for (const place of PATHS)
  for (const language of ['fr', 'en'] as const)
    test(`${place}, ${language}: accessible at every size, nothing covered in focus, no complaint`, async ({
      page,
      baseURL,
    }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        // The map's pictures are somebody else's.
        const isOurs = message.location().url.startsWith(baseURL ?? '');
        if (isOurs && message.type() === 'error' && !message.text().includes('404'))
          problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(`${place}${place.includes('?') ? '&' : '?'}lang=${language}`);
      await page.waitForLoadState('networkidle');
      expect(await ambiguousLinks(page), 'links of one name').toEqual([]);

      for (const size of [NARROW, ...SIZES]) {
        await page.setViewportSize(size);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        const at = `${size.width}×${size.height}`;
        expect(overflow, at).toBeLessThanOrEqual(0);
        if (size === NARROW) continue;
        expect(await violationsOn(page), at).toEqual([]);
        // This is tried only where words are longest and room is scarce.
        if (size === PHONE) expect(await lostBySpacing(page), 'with spaced text').toEqual([]);
        if (language === 'fr' && size !== DESKTOP) expect(await coveredInFocus(page), at).toEqual([]);
      }
      if (language === 'fr') {
        await page.setViewportSize(PHONE);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violationsOn(page), 'in the dark').toEqual([]);
        await page.emulateMedia({ forcedColors: 'active' });
        // Of a text axe reads the colour that the page gave it, not the device's colour that is drawn.
        expect(await violationsOn(page, ['color-contrast']), "in the device's colours").toEqual([]);
      }
      expect(problems).toEqual([]);
    });
