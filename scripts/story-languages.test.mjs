import { createElement, isValidElement } from 'react';
import { expect, it } from 'vitest';
import { eachText } from '../.storybook/each-text.ts';
import { storyLanguage } from '../.storybook/story-language.ts';

const press = () => undefined;

it('what a story says is said in the language of the toolbar where a dictionary has it, and otherwise as it was', async () => {
  const { translated, messages } = await storyLanguage('yo');
  expect(
    translated({ label: 'Accueil', items: ['Vérifier'], text: 'Une phrase de cette histoire.' }),
  ).toEqual({
    label: 'Ojú-ewé àkọ́kọ́',
    items: ['Ṣàyẹ̀wò'],
    text: 'Une phrase de cette histoire.',
  });
  expect(messages.clear).toBe('Pa á rẹ́');
  expect(messages.close).toBe('Fermer');
});

it('Pidgin lies over English', async () => {
  expect((await storyLanguage('pcm')).messages.close).toBe('Close');
});

it('texts are changed in elements too, and nothing else is', () => {
  const found = eachText({ press, at: 3, action: createElement('b', { title: 'a' }, 'a', 'c') }, (text) =>
    text.toUpperCase(),
  );
  expect(found.press).toBe(press);
  expect(found.at).toBe(3);
  expect(isValidElement(found.action)).toBe(true);
  expect(found.action.props).toEqual({ title: 'A', children: ['A', 'C'] });
});
