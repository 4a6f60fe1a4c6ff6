import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

/** The narrowest phone there is, in px. */
const NARROWEST = 320;

const pixels = (size: string) => Number.parseInt(size, 10);

/** How many px the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const config: TestRunnerConfig = {
  /** The story gets the window it asks for, and stillness: half-way through a fade everything lacks contrast. */
  async preVisit(page, context) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { parameters, storyGlobals } = await getStoryContext(page, context);
    const { options } = parameters.viewport;
    const { styles } = options[storyGlobals?.viewport?.value ?? 'phone'];
    await page.setViewportSize({ width: pixels(styles.width), height: pixels(styles.height) });
  },

  /** Nothing scrolls sideways on the narrowest phone, not even with text twice as large. */
  async postVisit(page, context) {
    const { height } = page.viewportSize() ?? { height: 568 };
    await page.setViewportSize({ width: NARROWEST, height });
    const asked = await page.evaluate(() => document.documentElement.style.fontSize);
    for (const textSize of ['100%', '200%', asked]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      const excess = await overflow(page);
      if (excess > 0) {
        throw new Error(
          `${context.title}/${context.name} is ${excess} px too wide at ${NARROWEST} px, text ${textSize}.`,
        );
      }
    }
  },
};

export default config;
