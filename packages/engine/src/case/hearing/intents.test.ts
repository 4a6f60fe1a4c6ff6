import { expect, it } from 'vitest';
import { heardText } from './heard-text.ts';
import { hasIntent } from './intents.ts';

const isCheated = (text: string): boolean => hasIntent(heardText(text), 'was-cheated');

it.each([
  "on m'a arnaqué hier, il a pris 40 000",
  'je me suis fait avoir par un faux vendeur',
  'i was scammed, help me',
])('believes who was cheated: %s', (text) => {
  expect(isCheated(text)).toBe(true);
});

it.each([
  "on m'a déjà arnaqué une fois donc je me méfie",
  'i was scammed once, so i ask first',
  "je me suis déjà fait avoir par le passé, c'est pourquoi je demande",
])('takes who was cheated before for careful: %s', (text) => {
  expect(isCheated(text)).toBe(false);
});

it.each([
  'je dors pas depuis hier, je pense à des bêtises',
  'je suis capable de faire une bêtise',
  'i am having bad thoughts since yesterday',
  'i fit do something to myself',
])('hears who thinks of dying: %s', (text) => {
  expect(hasIntent(heardText(text), 'despair')).toBe(true);
});

it.each(["j'ai fait une bêtise, j'ai donné le code", 'mon fils fait des bêtises', 'he sent it to me myself'])(
  'takes a mistake for no thought of dying: %s',
  (text) => {
    expect(hasIntent(heardText(text), 'despair')).toBe(false);
  },
);
