import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTENT_LANGUAGES, loadLibrary } from '../library/index.ts';
import { TEXTS_FOLDER } from './texts-folder.ts';

const { texts } = await loadLibrary(TEXTS_FOLDER);

/** The states of all criteria, as the engineers' table says them. */
const table = readFileSync(path.join(import.meta.dirname, '../../../../docs/accessibility.md'), 'utf8');
const states = [...table.matchAll(/^\| \d\.\d\.\d+ .*? \| (.*?) \|/gm)].map(([, state = '']) => state);
const countOf = (state: string) => states.filter((each) => each === state).length;
const counts = ['met', 'by eye', 'partly', 'not applicable'].map(countOf);

test('the table has all 55 criteria of levels A and AA', () => {
  expect(states).toHaveLength(55);
  expect(counts.reduce((total, count) => total + count, 0)).toBe(55);
  expect(table).toContain(
    `${counts[0]} met, ${counts[1]} by eye, ${counts[2]} partly, ${counts[3]} not applicable.`,
  );
});

describe.each(CONTENT_LANGUAGES)('what visitors are told of accessibility in %s', (language) => {
  test('counts as the table does', () => {
    const { html } = texts[language].pages.accessibility.body;
    expect([...html.matchAll(/<li>(\d+) /g)].map(([, count]) => Number(count))).toEqual(counts);
  });
});
