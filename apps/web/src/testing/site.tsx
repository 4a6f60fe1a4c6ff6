import { type Language, loadTexts, parseLanguage } from '@scamguard/i18n';
import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../app.tsx';
import { screenAt } from '../routes/screen-at.ts';
import { SHELL_TEXTS } from '../shell/site-shell.tsx';
import { fullAnswers } from './full-answers.ts';
import { answerInPlaceOfServer, type ServerAnswers } from './server-answers.ts';

interface SiteProps {
  /** The visitor's place: a path, with its query if there is one. */
  address: string;
  /** The server's answers in this story, beside {@link fullAnswers}. */
  answers?: ServerAnswers;
  /** The language of the page. If it is not given, it is that of Storybook's toolbar. */
  language?: Language;
}

/** The whole site at one address, with a server of fixed answers. Links in it work. */
export function Site({ address, language = 'fr' }: SiteProps) {
  const [cache] = useState(() => new Map());
  const [{ hook }] = useState(() => memoryLocation({ path: address }));
  const [said] = useState(() => new Map<string, string>());
  return (
    <Router hook={hook}>
      <SWRConfig value={{ provider: () => cache }}>
        <App language={language} data={{}} said={said} />
      </SWRConfig>
    </Router>
  );
}

/** The data that the site kept on this device in earlier stories. Storybook keeps its own things in the same place. */
function forgetVisitor() {
  for (const key of Object.keys(localStorage)) {
    if (!/storybook/i.test(key)) localStorage.removeItem(key);
  }
}

const languageOf = ({ language }: Partial<SiteProps>, globals: Readonly<{ language?: string }>) =>
  language ?? parseLanguage(globals.language) ?? 'fr';

/**
 * The common part of every file of Screens stories: `const meta = { ...screenStories, title: 'Screens/…', args: { address } }`.
 */
export const screenStories = {
  component: Site,
  // A documentation page would show all states at once, but there is one server and one address.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ args, globals }) => {
    forgetVisitor();
    return answerInPlaceOfServer({
      ...(fullAnswers[languageOf(args, globals)] ?? fullAnswers.fr),
      ...args.answers,
    });
  },
  loaders: [
    async ({ args, globals }) => {
      const language = languageOf(args, globals);
      const { screen } = screenAt(new URL(args.address, location.href).pathname);
      await Promise.all([loadTexts(language, SHELL_TEXTS), screen.preload(language)]);
    },
  ],
  render: (args, { globals }) => {
    const language = languageOf(args, globals);
    return <Site key={language} {...args} language={language} />;
  },
} satisfies Meta<typeof Site>;
