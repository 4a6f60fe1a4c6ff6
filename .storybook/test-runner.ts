import type { TestRunnerConfig } from '@storybook/test-runner';

type Page = Parameters<NonNullable<TestRunnerConfig['preVisit']>>[0];

/** What the accessibility addon reports when a story has finished, as far as it is read here. */
interface Finished {
  readonly reporters: readonly {
    readonly result?: {
      readonly incomplete?: readonly {
        readonly id: string;
        readonly nodes: readonly {
          readonly html: string;
          readonly target: readonly [selector: string];
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
    /** The test-runner's way to a story and what it asks for. */
    __getContext(storyId: string): Promise<Asked>;
    /** Texts whose contrast axe gave up on although nothing covers them. */
    unmeasuredTexts?: string[];
  }
}

/** The narrowest phone there is, in px. */
const NARROWEST = 320;

/**
 * Looks up the window the story asks for, and listens to what axe will say.
 *
 * Andika is taller than its line, so text in a box without padding sticks out of the box's ground, and axe then
 * reports its contrast as undecided instead of measuring it. Such a box would hide a mistake: it is an error here. What a
 * box that scrolls cuts off is none: it is measured where it can be seen.
 */
const prepare = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    window.unmeasuredTexts = [];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page knows nothing outside of this function
    const scrollers = () =>
      [...document.querySelectorAll('body *')].filter(
        (box) =>
          box.scrollHeight > box.clientHeight && ['auto', 'scroll'].includes(getComputedStyle(box).overflowY),
      );
    // oxlint-disable-next-line no-underscore-dangle -- the name is Storybook's
    window.__STORYBOOK_ADDONS_CHANNEL__.once('storyFinished', ({ reporters }) => {
      window.unmeasuredTexts = reporters
        .flatMap(({ result }) => result?.incomplete ?? [])
        .filter((check) => check.id === 'color-contrast')
        .flatMap(({ nodes }) => nodes)
        .filter(({ any }) => any.some(({ data }) => data?.messageKey === 'elmPartiallyObscured'))
        .filter(({ target: [text] }) => !scrollers().some((box) => box.querySelector(text)))
        .map(({ html }) => html);
    });
    // oxlint-disable-next-line no-underscore-dangle -- the name is the test-runner's
    const { parameters, storyGlobals } = await window.__getContext(storyId);
    return parameters.viewport.options[storyGlobals?.viewport?.value ?? 'phone']?.styles;
  }, id);

/** What is wrong with the story in a narrow window, with text as it is and twice as large. */
const inspect = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const asked = root.style.fontSize;
    const tooWide = ['100%', '200%'].flatMap((textSize) => {
      root.style.fontSize = textSize;
      const excess = root.scrollWidth - root.clientWidth;
      return excess > 0 ? [`is ${excess} px too wide at ${root.clientWidth} px, text ${textSize}`] : [];
    });
    root.style.fontSize = asked;
    const unmeasured = (window.unmeasuredTexts ?? []).map(
      (html) => `gives this text no room on its ground, so that its contrast cannot be measured: ${html}`,
    );
    return [...tooWide, ...unmeasured];
  });

const stilled = new WeakSet<Page>();

const config: TestRunnerConfig = {
  /** The story gets the window it asks for, and stillness: half-way through a fade everything lacks contrast. */
  async preVisit(page, { id, title, name }) {
    if (!stilled.has(page)) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      stilled.add(page);
    }
    const asked = await prepare(page, id);
    if (!asked) throw new Error(`${title}/${name} asks for a window that does not exist.`);
    await page.setViewportSize({
      width: Number.parseInt(asked.width, 10),
      height: Number.parseInt(asked.height, 10),
    });
  },

  /** Every contrast was measured, and nothing scrolls sideways on the narrowest phone, not even with text twice as large. */
  async postVisit(page, { title, name }) {
    const { height } = page.viewportSize() ?? { height: 568 };
    await page.setViewportSize({ width: NARROWEST, height });
    const mistakes = await inspect(page);
    if (mistakes.length > 0) {
      throw new Error(mistakes.map((mistake) => `${title}/${name} ${mistake}`).join('\n'));
    }
  },
};

export default config;
