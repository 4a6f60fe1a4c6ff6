import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cover } from './cover.ts';

const clips = {
  pay: 'Ne payez rien.',
  hang: 'Raccrochez',
  heard: "J'ai compris",
  money: "on vous demande de l'argent",
  code: 'on vous demande un code',
  scam: 'Cela ressemble fort à une arnaque',
  prize: 'faux gain ou fausse aide',
  both: 'Ne répondez plus. Gardez le numéro.',
};

test.each([
  ['Ne payez rien.', ['pay'], true],
  ['Raccrochez !', ['hang'], true],
  [
    "J'ai compris\u00A0: on vous demande de l'argent, on vous demande un code.",
    ['heard', 'money', 'code'],
    true,
  ],
  ['Cela ressemble fort à une arnaque : faux gain ou fausse aide.', ['scam', 'prize'], true],
  ['Ne répondez plus. Gardez le numéro. Raccrochez.', ['both', 'hang'], true],
  ["On vous demande de l'argent.", ['money'], true],
  ['Raccrochez.\nNe payez rien.', ['hang', 'pay'], true],
  // Half of a sentence may say the opposite.
  ['Ne payez rien sans reçu.', [], false],
  ['Cela ressemble fort à une arnaque : un ami.', [], false],
  ["J'ai compris : on vous demande de l'argent, un mouton. Raccrochez.", ['hang'], false],
  ['Raccrochez vite. Ne payez rien.', ['pay'], false],
  ['', [], true],
])('%s', (words, ids, isWhole) => {
  expect(cover(clips, words)).toEqual({ ids, isWhole });
});

const TEXTS = Object.values(clips);
test('whatever comes, it ends, and names only what is recorded', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom(...TEXTS, '. ', ', ', ' : ', '\n'))),
      (pieces) => {
        const { ids, isWhole } = cover(clips, pieces.join(''));
        expect(ids.every((id) => id in clips)).toBe(true);
        if (isWhole && /\p{L}/u.test(pieces.join(''))) expect(ids.length).toBeGreaterThan(0);
      },
    ),
  );
});
