import type { Preview } from '@storybook/react-vite';
import { useEffect, useMemo } from 'react';
import { LANGUAGES, parseLanguage, tagOf } from '../packages/i18n/src/languages.ts';
import { frMessages, ToastProvider, UiProvider } from '../packages/ui/src/entries/index.ts';
import '../packages/ui/src/entries/page.ts';
import '../packages/ui/src/entries/theme-contrast.ts';
import '../packages/ui/src/entries/theme-dark.ts';
import '../packages/ui/src/entries/theme-partner-sample.ts';
import '../packages/ui/src/theme/fonts.css';
import { usableControls, withoutLinkTags } from './controls.ts';
import { GuidePage } from './guide-page.tsx';
import { storyCode } from './story-code.ts';
import { type StoryLanguage, storyLanguage } from './story-language.ts';
import { theme } from './theme.ts';

/** Describing all that is right takes axe longer than looking for what is wrong; designers read it, tests do not. */
const axeOptions = navigator.webdriver ? { resultTypes: ['violations', 'incomplete'] } : {};

/** Gives one story on a page of several its own theme. */
function wear(element: HTMLElement, theme: string) {
  element.dataset.sgTheme = theme;
  element.style.background = 'var(--sg-color-ground)';
  element.style.color = 'var(--sg-color-ink)';
}

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [usableControls],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error', options: axeOptions },
    controls: { expanded: true },
    docs: {
      page: GuidePage,
      // Headings in pictures of do and don't are no headings of the page.
      toc: { ignoreSelector: '.docs-story *, .skip-toc, [inert] *' },
      theme,
      source: { type: 'dynamic', transform: storyCode },
      extractComponentDescription: (component: { __docgenInfo?: { description?: string } } | undefined) =>
        // oxlint-disable-next-line no-underscore-dangle -- the name is react-docgen's
        withoutLinkTags(component?.__docgenInfo?.description ?? ''),
    },
    options: {
      storySort: { order: ['Welcome', 'Foundations', 'Components', 'Patterns', 'Screens', 'Widgets'] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 360 × 640', styles: { width: '360px', height: '640px' }, type: 'mobile' },
        narrow: { name: 'Narrow 320 × 568', styles: { width: '320px', height: '568px' }, type: 'mobile' },
        tablet: { name: 'Tablet 768 × 1024', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: {
          name: 'Desktop 1280 × 800',
          styles: { width: '1280px', height: '800px' },
          type: 'desktop',
        },
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'fr', textSize: '100', viewport: { value: 'phone' } },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast', title: 'High contrast' },
          { value: 'partner-sample', title: "A partner's brand" },
        ],
      },
    },
    language: {
      description: 'Language; what has no words in it is French, and says so',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: LANGUAGES.map(({ code, name }) => ({ value: code, title: name })),
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '150', title: 'Text 150 %' },
          { value: '200', title: 'Text 200 %' },
        ],
      },
    },
  },
  loaders: [
    async ({ globals }) => {
      const language = parseLanguage(globals.language) ?? 'fr';
      return { spoken: language === 'fr' ? undefined : await storyLanguage(language) };
    },
  ],
  decorators: [
    (Story, { args, title, globals, storyGlobals, loaded, viewMode, canvasElement }) => {
      const { theme, language, textSize } = globals;
      const spoken = loaded.spoken as StoryLanguage | undefined;
      // Screens and widgets find their own texts; a story that names its language is written in it.
      const isFrench = /^(Components|Patterns)\//.test(title) && !storyGlobals.language;
      const isInDocs = viewMode === 'docs';
      const tag = isFrench ? 'fr' : tagOf(parseLanguage(language) ?? 'fr');
      useEffect(() => {
        const page = document.documentElement;
        // On a page of documentation a story with a theme or a size of its own does not decide for the others.
        if (!isInDocs || !storyGlobals.theme) page.dataset.sgTheme = theme;
        else wear(canvasElement, theme);
        if (!isInDocs || !storyGlobals.language) page.lang = tag;
        if (!isInDocs || !storyGlobals.textSize) page.style.fontSize = `${textSize}%`;
      }, [isInDocs, storyGlobals, canvasElement, theme, tag, textSize]);
      // What floats stands beside the story; a page of documentation has other things there.
      const place = isInDocs ? canvasElement : document.body;
      useEffect(() => (isFrench ? spoken?.mark(place) : undefined), [isFrench, spoken, place]);
      const shown = useMemo(
        () => (isFrench && spoken ? spoken.translated(args) : args),
        [args, isFrench, spoken],
      );
      return (
        <UiProvider messages={spoken?.messages ?? frMessages}>
          <ToastProvider>
            <Story args={shown} />
          </ToastProvider>
        </UiProvider>
      );
    },
  ],
};

export default preview;
