// oxlint-disable no-underscore-dangle -- the names are Storybook's
import { createHash } from 'node:crypto';
import { THEMES, WINDOWS } from './main-stories.mjs';

/** Half the size: layout, colours and shapes are all there, at a quarter of the bytes. */
export const SCALE = 0.5;
/** In px of the page; what a component has below is more of the same. */
const TALLEST = 1200;

/**
 * The partner's sample, code and one-time codes take whatever font the machine has; a picture must not. Nothing blinks, nothing moves.
 */
const STILL = `
  :root[data-sg-theme="partner-sample"] { --sg-font-body: Andika, sans-serif; }
  code, pre, input[autocomplete="one-time-code"] { font-family: Andika, sans-serif !important; }
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
`;

/** Text in the product's own font, edges, a shadow, a slope: what browsers and machines draw differently. */
const PROBE = `
  <p style="font: 400 18px Andika; margin: 8px">Vérifiez avant de payer. Ẹ ṣọ́ra.</p>
  <p style="font: 700 34px Andika; margin: 8px">Danger 0123456789</p>
  <p style="margin: 12px; width: 90px; height: 40px; border: 1px solid #857b69; border-radius: 12px;
    box-shadow: 0 8px 24px rgb(27 30 60 / 0.3); background: linear-gradient(120deg, #2b2f77, #f2b01e)"></p>
`;

/** A page of Storybook that shows one story after another. */
export async function openStorybook(browser, origin) {
  const context = await browser.newContext({
    deviceScaleFactor: SCALE,
    reducedMotion: 'reduce',
    locale: 'fr',
    timezoneId: 'UTC',
    viewport: WINDOWS[0],
  });
  const page = await context.newPage();
  // axe has looked at every story already.
  await page.goto(`${origin}/iframe.html?globals=a11y.manual:!true`);
  await page.waitForFunction(
    () => globalThis.__STORYBOOK_ADDONS_CHANNEL__ && globalThis.__STORYBOOK_PREVIEW__,
  );
  await page.addStyleTag({ content: STILL });
  return page;
}

/** @returns {Promise<string>} how this browser draws on this machine: where it is another, pictures cannot be compared. */
export async function drawingOf(page) {
  await page.evaluate(async (html) => {
    const probe = document.createElement('div');
    probe.id = 'probe';
    probe.style = 'position: fixed; inset: 0; z-index: 9999; background: #fff';
    probe.innerHTML = html;
    document.body.append(probe);
    await Promise.all(['400 18px Andika', '700 34px Andika'].map((font) => document.fonts.load(font, 'éẸ')));
  }, PROBE);
  const picture = await page.screenshot();
  await page.evaluate(() => document.querySelector('#probe').remove());
  return createHash('sha256').update(picture).digest('hex').slice(0, 16);
}

/** In ms: a story whose play has not ended by then never ends. */
const PATIENCE = 60_000;

/** Renders a story and plays it to its end. One that is shown already is drawn anew: asked for again, Storybook leaves it as it is. */
async function show(page, story) {
  await page.setViewportSize(WINDOWS[0]);
  const ended = await page.evaluate(
    ([storyId, patience]) =>
      new Promise((resolve) => {
        const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
        for (const event of ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing'])
          channel.once(event, () => resolve(event));
        setTimeout(() => resolve('it does not end'), patience);
        const isShown = globalThis.__STORYBOOK_PREVIEW__.currentRender?.id === storyId;
        if (isShown) channel.emit('forceRemount', { storyId });
        else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [story, PATIENCE],
  );
  if (ended !== 'storyFinished') throw new Error(`${story} cannot be shown: ${ended}`);
}

/**
 * Gives the page its theme, waits for what it fetches, and measures how far down there is something to see. Two frames go by before the
 * picture: in the one that changes the theme, Chromium may leave out the edge of what is drawn on half pixels, such as a focus ring.
 */
const settle = (page, theme) =>
  page.evaluate(async (name) => {
    document.documentElement.dataset.sgTheme = name;
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    scrollTo(0, 0);
    for (const _ of ['changed', 'drawn']) await new Promise((resolve) => requestAnimationFrame(resolve));
    const seen = [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('.sb-wrapper, #storybook-docs'))
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    return Math.ceil(Math.max(32, ...seen.map(({ bottom }) => bottom)));
  }, theme);

/**
 * Takes a picture of each view of a component.
 *
 * @param {import('@playwright/test').Page} page from `openStorybook`.
 * @param {import('./main-stories.mjs').View[]} views
 * @returns {Promise<(import('./main-stories.mjs').View & { png: Buffer })[]>} in the order of the views.
 */
export async function takePictures(page, views) {
  const taken = new Map();
  for (const story of new Set(views.map((view) => view.story))) {
    await show(page, story);
    for (const window of WINDOWS) {
      const wanted = views.filter((view) => view.story === story && view.width === window.width);
      if (wanted.length === 0) continue;
      await page.setViewportSize(window);
      for (const view of wanted.toSorted((a, b) => THEMES.indexOf(a.theme) - THEMES.indexOf(b.theme))) {
        const bottom = await settle(page, view.theme);
        const height = Math.min(TALLEST, 2 * Math.ceil((bottom + 16) / 2));
        const clip = { x: 0, y: 0, width: window.width, height };
        taken.set(
          view,
          await page.screenshot({ fullPage: true, clip, animations: 'allow', caret: 'initial' }),
        );
      }
    }
  }
  return views.map((view) => ({ ...view, png: taken.get(view) }));
}
