import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './steps/run.mjs';

/** Documents that say of the code what only the code can show. */
const DOCUMENTS = [
  'docs/accessibility.md',
  'docs/asvs.md',
  'docs/comparison.md',
  'docs/trials.md',
  'docs/threats.md',
  'docs/security-design.md',
  'docs/privacy.md',
];

/** `file › name of a test`, between back quotes. */
const TEST = /`([^`\s›]+) › ([^`]+)`/g;
/** A file between back quotes, from the root on. */
const FILE = /`((?:\.?[\w-]+\/)+[\w.-]+\.\w+)`/g;

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const found = (document, pattern) => [...read(document).matchAll(pattern)].map(([, ...parts]) => parts);

describe.each(DOCUMENTS)('%s', (document) => {
  test('names tests that are there, by the words that stand in the code', () => {
    const missing = found(document, TEST).filter(
      ([file, name]) => !existsSync(path.join(ROOT, file)) || !isTest(read(file), name),
    );
    expect(missing).toEqual([]);
  });

  test('names files that are there', () => {
    expect(found(document, FILE).filter(([file]) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });
});

/** The name is one that the code gives to a test or to a group of them, and no sentence of a comment. */
function isTest(code, name) {
  return ["'", '"', '`'].some((quote) => code.includes(`${quote}${name}${quote},`));
}

test('the table of WCAG has each criterion of levels A and AA once, and counts its states rightly', () => {
  const document = read('docs/accessibility.md');
  const rows = [...document.matchAll(/^\| (\d\.\d\.\d+) [^|]+ \| ([\w ]+?) \|/gm)];
  expect(new Set(rows.map(([, number]) => number)).size).toBe(55);
  expect(rows).toHaveLength(55);
  for (const state of ['met', 'by eye', 'partly', 'not applicable']) {
    const count = rows.filter(([, , given]) => given === state).length;
    expect(document, state).toMatch(new RegExp(`\\b${count} ${state}\\b`));
  }
});

test('the table of ASVS has each requirement once, and counts its states rightly', () => {
  const rows = [...read('docs/asvs.md').matchAll(/^\| (V[\d.]+) \| [^|]+ \| ([\w ]+)/gm)];
  // Requirements of level 1 and 2 in ASVS 5.0.0.
  expect(new Set(rows.map(([, number]) => number)).size).toBe(253);
  expect(rows).toHaveLength(253);
  for (const state of ['met', 'partly', 'not met', 'not applicable']) {
    const count = rows.filter(([, , of]) => of.trim() === state).length;
    expect(read('docs/asvs.md')).toContain(`| ${state} | ${count} |`);
  }
});

test('what is claimed to be met or partly met says what shows it', () => {
  const bare = [
    ...read('docs/asvs.md').matchAll(/^\| V[\d.]+ \| [^|]+ \| (?:met|partly)[^|]* \| {1,2}\|$/gm),
  ];
  expect(bare.map(([line]) => line)).toEqual([]);
});
