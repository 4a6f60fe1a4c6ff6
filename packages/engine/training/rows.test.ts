import { expect, it } from 'vitest';
import { foldsOfTexts } from './folds.ts';
import { materialFolder, readFolder, TWINS_FILE } from './rows.ts';

const { texts } = readFolder(materialFolder(import.meta.dirname));
const twins = texts.filter(({ shelf }) => shelf === TWINS_FILE);

it('counts each twin with our own examples of its language', () => {
  expect(twins.length).toBeGreaterThan(0);
  expect(twins.filter(({ file, source }) => !/^own-(?:en|fr)$/.test(file) || source !== 'own')).toEqual([]);
});

it('has a scam, then its honest twin of the same trick and language', () => {
  const odd = twins.filter((row, place) => {
    const other = twins[place % 2 === 0 ? place + 1 : place - 1];
    const label = place % 2 === 0 ? 'scam' : 'safe';
    return row.label !== label || other?.trick !== row.trick || other.file !== row.file;
  });
  expect(odd.map(({ text }) => text)).toEqual([]);
});

it('keeps twins in one fold, so that no classifier is trained on the twin of a row that it predicts', () => {
  const folds = foldsOfTexts(texts);
  const split = texts.filter(
    ({ shelf, label }, place) =>
      shelf === TWINS_FILE && label === 'scam' && folds[place] !== folds[place + 1],
  );
  expect(split.map(({ text }) => text)).toEqual([]);
});
