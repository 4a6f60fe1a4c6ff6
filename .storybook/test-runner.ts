import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

/** What the accessibility addon reports when a story has finished, as far as it is read here. */
interface Finished {
  readonly reporters: readonly {
    readonly type: string;
    readonly result?: {
      readonly incomplete?: readonly {
        readonly id: string;
        readonly nodes: readonly {
          readonly html: string;
          readonly any: readonly { readonly data?: { readonly messageKey?: string } }[];
        }[];
      }[];
    };
  }[];
}

/** The windows that exist and the one the story asks for, see preview.tsx. */
interface Asked {
  readonly parameters: {
    readonly viewport: {
      readonly options: Readonly<Record<string, { styles: { width: string; height: string } }>>;
    };
  };
  readonly storyGlobals?: { readonly viewport?: { readonly value?: string } };
}

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once(event: 'storyFinished', listener: (finished: Finished) => void): void;
    };
    /** Texts whose contrast axe gave up on although nothing covers them. */
    unmeasuredTexts?: string[];
  }
}

/** The narrowest phone there is, in px. */
const NARROWEST = 320;

const pixels = (size: string) => Number.parseInt(size, 10);

/** How many px the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Andika is taller than its line, so text in a box without padding sticks out of the box's ground, and axe then
 * reports its contrast as undecided instead of measuring it. Such a box would hide a mistake: it is an error here.
 */
const watchUnmeasuredTexts = (page: Page) =>
  page.evaluate(() => {
    window.unmeasuredTexts = [];
    // oxlint-disable-next-line no-underscore-dangle -- the name is Storybook's
    window.__STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', ({ reporters }) => {
      window.unmeasuredTexts = reporters
        .flatMap(({ result }) => result?.incomplete ?? [])
        .filter(({ id }) => id === 'color-contrast')
        .flatMap(({ nodes }) => nodes)
        .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'elmPartiallyObscured'))
        .map(({ html }) => html);
    });
  });

const config: TestRunnerConfig = {
  /** The story gets the window it asks for, and stillness: half-way through a fade everything lacks contrast. */
  async preVisit(page, context) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { parameters, storyGlobals } = (await getStoryContext(page, context)) as unknown as Asked;
    const asked = parameters.viewport.options[storyGlobals?.viewport?.value ?? 'phone'];
    if (!asked) throw new Error(`${context.title}/${context.name} asks for a window that does not exist.`);
    await page.setViewportSize({ width: pixels(asked.styles.width), height: pixels(asked.styles.height) });
    await watchUnmeasuredTexts(page);
  },

  /** Every contrast was measured, and nothing scrolls sideways on the narrowest phone, not even with text twice as large. */
  async postVisit(page, context) {
    const story = `${context.title}/${context.name}`;
    const unmeasured = await page.evaluate(() => window.unmeasuredTexts ?? []);
    if (unmeasured.length > 0) {
      throw new Error(
        `${story}: give these texts room on their ground, so that their contrast can be measured:\n${unmeasured.join('\n')}`,
      );
    }
    const { height } = page.viewportSize() ?? { height: 568 };
    await page.setViewportSize({ width: NARROWEST, height });
    const asked = await page.evaluate(() => document.documentElement.style.fontSize);
    for (const textSize of ['100%', '200%', asked]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      const excess = await overflow(page);
      if (excess > 0) {
        throw new Error(`${story} is ${excess} px too wide at ${NARROWEST} px, text ${textSize}.`);
      }
    }
  },
};

export default config;
