import { loadTexts, translateInto } from '@scamguard/i18n';
import { enMessages, frMessages } from '@scamguard/ui';
import { describe, expect, it } from 'vitest';
import { uiMessages } from './ui-messages.ts';

// Partners take the words from the design system, the site from its dictionaries, which a visitor fetches in one language.
describe('what components say by themselves', () => {
  it.each([
    ['fr', frMessages],
    ['en', enMessages],
  ] as const)('is the same in %s on the site and at partners', async (language, messages) => {
    await loadTexts(language, ['shell']);
    expect(uiMessages(translateInto(language))).toEqual(messages);
  });
});
