import { CALL_TEXTS, callLines, lineIds, RECORDED_CALLS, type RecordedCall } from '@scamguard/content/call';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beneath, type CallLanguage, offeredIn, type Recorded } from './recorded.ts';
import { type Part, type Place, placeAfter, type Surroundings, stepAt } from './steps.ts';
import { type VoiceProvider, xmlOf } from './xml.ts';

const LANGUAGES = Object.keys(RECORDED_CALLS) as RecordedCall[];
const START: Place = { language: 'fr', keys: [] };
/** A calm voice says so many words in a second. */
const WORDS_A_SECOND = 2.3;

const recordedIn = (languages: readonly RecordedCall[], isThere: (id: string) => boolean = () => true) =>
  new Map(
    languages.map((language) => [
      language,
      new Map(
        Object.keys(callLines(language))
          .filter(isThere)
          .map((id) => [id, 1]),
      ),
    ]),
  );
const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  lines: ['Police nationale 117'],
  country: 'BJ',
  recorded: recordedIn(LANGUAGES),
  ...more,
});
const at = (keys: string, surroundings: Surroundings) =>
  [...keys].reduce((place, key) => placeAfter(place, key, surroundings), START);
const heard = (keys: string, surroundings = around()) => stepAt(at(keys, surroundings), surroundings);
const languagesOf = (parts: readonly Part[]) => [...new Set(parts.map(({ language }) => language))];
const wordsOf = (part: Part | undefined) => (part && 'text' in part ? part.text : undefined);
const idsOf = (parts: readonly Part[]) =>
  parts.flatMap((part) => ('clips' in part ? part.clips.map(({ id }) => id) : []));

/** The keys that lead to each first action, from the start of a call. */
const FIRST_ACTIONS = ['1', '2', '3', '41', '42', '43', '44'];
const KEY_TO: readonly (readonly [CallLanguage, string])[] = [
  ['fr', ''],
  ['en', '0'],
  ...LANGUAGES.map((language) => [language, RECORDED_CALLS[language].key] as const),
];

describe.each(KEY_TO)('in %s', (language, key) => {
  test('three keys at most lead to every first action', () => {
    for (const keys of FIRST_ACTIONS) {
      expect(`${key}${keys}`.length).toBeLessThanOrEqual(3);
      const { goesOn, parts } = heard(`${key}${keys}`, around({ lines: [] }));
      expect(goesOn).toBe(false);
      expect(languagesOf(parts)).toEqual([language]);
    }
  });

  test('the first words are the first action, and end within 15 seconds', () => {
    const { parts } = heard(key);
    const [first] = parts;
    expect(first?.language).toBe(language);
    const order = CALL_TEXTS[beneath(language)].order.join(' ');
    expect(order.split(' ').length / WORDS_A_SECOND).toBeLessThan(15);
    expect(wordsOf(first) ?? idsOf(parts)[0]).toBe(
      language === beneath(language) ? order : lineIds('order')[0],
    );
  });

  test('a step of which one line is missing is read in the language beneath, from its first word to its last', () => {
    if (language !== beneath(language))
      for (const keys of FIRST_ACTIONS) {
        const all = heard(`${key}${keys}`, around({ lines: [] }));
        for (const missing of idsOf(all.parts)) {
          const place = at(`${key}${keys}`, around());
          const { parts } = stepAt(
            place,
            around({ recorded: recordedIn(LANGUAGES, (id) => id !== missing), lines: [] }),
          );
          expect(languagesOf(parts)).toEqual([beneath(language)]);
        }
      }
  });
});

test('the key 0 leads to the language that was named with it, also where the opening is read', () => {
  for (const [language, key] of KEY_TO) {
    const place = at(key, around());
    const without = around({ recorded: recordedIn(LANGUAGES, (id) => id !== 'call-menu-2') });
    const { language: led } = placeAfter(place, '0', around());
    expect(wordsOf(stepAt(place, without).parts.at(-1))).toBe(CALL_TEXTS[beneath(led)].back.join(' '));
    const own = stepAt(place, around()).parts;
    if (language !== beneath(language)) expect(idsOf(own).at(-1)).toBe('call-back-1');
    else expect(wordsOf(own.at(-1))).toBe(CALL_TEXTS[beneath(led)].back.join(' '));
  }
});

test('each language names itself, those of the country of the caller before the keys', () => {
  const names = (country: string) => heard('', around({ country })).parts.map(({ language }) => language);
  expect(names('BJ')).toEqual(['fr', 'yo', 'fon', 'fr', 'wo', 'di', 'pcm', 'en']);
  expect(names('SN')).toEqual(['fr', 'wo', 'fr', 'yo', 'di', 'fon', 'pcm', 'en']);
  expect(names('ALL')).toEqual(['fr', 'yo', 'wo', 'di', 'fon', 'pcm', 'en']);
  expect(heard('0').parts.map(({ language }) => language)).toEqual(['en', ...LANGUAGES, 'en', 'fr']);
});

test('a language with a line missing on the way to any first action is not offered', () => {
  for (const language of LANGUAGES)
    for (const missing of Object.keys(callLines(language))) {
      const offered = offeredIn(recordedIn([language], (id) => id !== missing));
      const isOptional = missing === 'call-numbers-1';
      expect(offered, missing).toEqual(isOptional ? [language] : []);
    }
});

test('without the line that announces them, no numbers are read to somebody who listens in another language', () => {
  const recorded = recordedIn(['fon'], (id) => id !== 'call-numbers-1');
  expect(languagesOf(heard('81', around({ recorded })).parts)).toEqual(['fon']);
  expect(heard('81').parts.at(-1)).toEqual({ language: 'fr', text: 'Police nationale 1 1 7.' });
  expect(heard('91').parts.at(-1)).toEqual({ language: 'en', text: 'Police nationale 1 1 7.' });
});

test('a long number is read digit by digit in French and English too, and an address of mail not at all', () => {
  const lines = ['Police 117', 'OCRC 80001115', 'Plainte a@b.example'];
  expect(wordsOf(heard('1', around({ lines })).parts.at(-1))).toBe(
    'Vous pouvez appeler : Police 117, ou OCRC 8 0 0 0 1 1 1 5.',
  );
});

const key = fc.constantFrom(...'0123456789', '', '*', 'x');
const missing: fc.Arbitrary<Recorded> = fc
  .subarray(LANGUAGES)
  .chain((languages) =>
    fc
      .array(fc.constantFrom(...Object.keys(callLines('fon'))), { maxLength: 3 })
      .map((gone) => recordedIn(languages, (id) => !gone.includes(id))),
  );
const provider = fc.constantFrom<VoiceProvider>('africas-talking', 'twilio');

test('whatever is pressed and recorded, something is heard, in one language a step, and it breaks no XML', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, missing)), fc.array(fc.string()), provider, (pressed, lines, by) => {
      let place = START;
      for (const [each, recorded] of pressed) {
        const surroundings = around({ recorded, lines });
        place = placeAfter(place, each, surroundings);
        const step = stepAt(place, surroundings);
        expect(step.parts.length).toBeGreaterThan(0);
        for (const part of step.parts)
          if ('clips' in part)
            for (const { id } of part.clips) expect(recorded.get(part.language)?.has(id)).toBe(true);
          else expect(part.text).not.toBe('');
        // Of what waits for no key, the numbers alone are in another language.
        const own = step.goesOn ? [] : languagesOf(step.parts.slice(0, 1));
        if (!step.goesOn) expect([place.language, beneath(place.language)]).toContain(own[0]);
        const xml = xmlOf(by, step, 'https://a.example/?in=fon&keys=1', () => 'https://a.example/?a=1&b=2');
        for (const [, inside = ''] of xml.matchAll(/<Say[^>]*>([^]*?)<\/Say>/g))
          expect(inside).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|apos);)/);
        expect(xml).not.toMatch(/&b=/);
      }
    }),
  );
});
