import { describe, expect, test } from 'vitest';
import { CONTENT_LANGUAGES, type ContentLanguage, loadLibrary, type Texts } from '../library/index.ts';
import { sourceFiles, TEXTS_FOLDER } from './texts-folder.ts';

const AVERAGE_WORDS = 15;
const MOST_WORDS = 22;
/** Thousands apart as in the language, then the currency; French binds its spaces. */
const WAY_OF_MONEY = {
  fr: /^\d{1,3}(?:[ \u00A0\u202F]\d{3})*[ \u00A0]FCFA$/,
  en: /^\d{1,3}(?:,\d{3})*[ \u00A0]FCFA$/,
};

const library = await loadLibrary(TEXTS_FOLDER);

type Place = readonly [place: string, text: string];

/** What we say ourselves, by place; example messages imitate others and are left out. */
function ownWords(texts: Texts): Place[] {
  const { modules, guide, pages, faq, tips, alerts, services, practice, categories } = texts;
  return [
    ...modules.map(({ id, description, content }): Place => [id, `${description}\n${readable(content)}`]),
    ...guide.sections.map(({ id, body }): Place => [`guide, ${id}`, readable(body.html)]),
    ...Object.entries(pages).map(([id, { body }]): Place => [id, readable(body.html)]),
    ...faq.map(({ id, answer }): Place => [`faq, ${id}`, readable(answer.html)]),
    ...tips.map(({ id, content }): Place => [`tip ${id}`, content]),
    ...alerts.map(({ id, description }): Place => [`alert ${id}`, description]),
    ...services.map(({ id, description }): Place => [`service ${id}`, description]),
    ...practice.map(({ id, explanation }): Place => [`practice ${id}`, explanation]),
    ...categories.map(({ id, description, signs, firstStep }): Place => {
      return [`category ${id}`, [description, ...signs, firstStep].join('\n')];
    }),
  ];
}

function readable(html: string): string {
  return html
    .replace(/<(blockquote|pre)>[\s\S]*?<\/\1>/g, '')
    .replace(/<\/(p|li|h\d|td|th)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"');
}

function sentences(text: string): string[] {
  return text
    .split(/(?<=[.?!;:]["»)]?)[\s\u00A0]+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const words = (sentence: string) => sentence.match(/[\p{L}\p{N}]+(['-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

function measured(language: ContentLanguage) {
  return ownWords(library.texts[language]).flatMap(([place, text]) =>
    sentences(text).map((sentence) => ({ place, sentence, count: words(sentence) })),
  );
}

describe.each(CONTENT_LANGUAGES)('sentences in %s', (language) => {
  const all = measured(language);

  test(`have fewer than ${AVERAGE_WORDS} words on average`, () => {
    const total = all.reduce((sum, { count }) => sum + count, 0);
    expect(total / all.length).toBeLessThan(AVERAGE_WORDS);
  });

  test(`never have more than ${MOST_WORDS}`, () => {
    expect(all.filter(({ count }) => count > MOST_WORDS)).toEqual([]);
  });

  test('write money in one way', () => {
    const money = all.flatMap(({ sentence }) => sentence.match(/\d[\d.,\s]*(?:F|CFA|FCFA|francs)\b/gu) ?? []);
    expect(money.length).toBeGreaterThan(2);
    expect(money.filter((sum) => !WAY_OF_MONEY[language].test(sum))).toEqual([]);
  });
});

/** Code has its own marks, and is for programs. */
const withoutCode = (source: string) => source.replace(/```.*?```/gs, '').replace(/`[^`\n]+`/g, 'code');

const files = sourceFiles().map((file) => ({ ...file, source: withoutCode(file.source) }));

describe.each(files)('$path', ({ source }) => {
  test('uses straight apostrophes, plain spaces and one kind of quotation mark', () => {
    expect(source).not.toMatch(/[\u2018\u2019\u201B\u02BC\u00B4`]/);
    expect(source).not.toMatch(/[\u00A0\u202F\u2009\u200B]/);
    expect(source).not.toMatch(/[\u201C\u201D\u201E]/);
    expect(source).not.toMatch(/[ \t]$/m);
    expect(source.endsWith('\n')).toBe(true);
  });

  test('never blames, and never calls a person a crook', () => {
    const own = source.replace(/https?:\S+/g, '');
    expect(own).not.toMatch(
      /escroc|voleur|bandit|brouteur|arnaqueur|gaymen|scammer|fraudster|crook|yahoo|criminal/i,
    );
    expect(own).not.toMatch(
      /naïf (?!\.)|naïve|stupide|idiot|stupid|your own fault|vous auriez dû|you should have/i,
    );
  });

  test('speaks of links and codes, not of technology', () => {
    expect(source.replace(/^ {4}url:.*$/gm, '')).not.toMatch(/\b(URL|identifiants|credentials|malware)\b/);
  });
});

describe.each(files.filter(({ language }) => language === 'fr'))('$path', ({ source }) => {
  test('has French spaces around its punctuation', () => {
    // The specification writes this one without a space.
    const prose = source
      .replace('Attention! Cet élément', '')
      // What a lesson is called in other languages has their spaces.
      .replace(/^translations:\n(?: .*\n)*/m, '')
      .replace(/^(>|# ).*$/gm, '')
      .replace(/^[ -]*[\w-]+:/gm, '')
      .replace(/\]\([^)]*\)/g, '')
      .replace(/https?:\S+/g, '');
    expect(prose.match(/[^\s?!][?!;»]/g) ?? []).toEqual([]);
    expect(prose.match(/«\S/g) ?? []).toEqual([]);
    expect(prose.match(/[\p{L}»]:(?=\s)/gu) ?? []).toEqual([]);
  });

  test('says vous, except inside a message or a quotation', () => {
    const own = source
      .replace(/^>.*$/gm, '')
      .replace(/^ {2}message:.*$/gm, '')
      .replace(/^ {4}- text:.*$/gm, '')
      .replace(/« [^»]*»/g, '');
    expect(own.match(/(?<![\p{L}'-])(tu|toi|ton|tes)(?![\p{L}-])/giu) ?? []).toEqual([]);
  });
});
