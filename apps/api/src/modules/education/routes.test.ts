import { LANGUAGES_OVER } from '@scamguard/content/library';
import { ENDPOINTS, PATHS, TIP_MAX_LENGTH } from '@scamguard/contracts';
import { completeLanguage, LANGUAGES } from '@scamguard/i18n/languages';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '../../library/read-library.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { texts } = await readLibrary();
const { education, featuredEducation, educationCategories, educationModule } = ENDPOINTS;
const moduleAt = (id: string) => educationModule.path.replace('{id}', id);

describeOnEachDatabase('education', ({ ask }) => {
  const find = async (query: Record<string, string>) =>
    (await ask({ url: `${education.path}?${new URLSearchParams(query)}` })).json<
      { id: string; level: string; category: string; title: string }[]
    >();

  describe.each(['fr', 'en'] as const)('in %s', (lang) => {
    const { modules, categories } = texts[lang];

    test('has every module in teaching order', async () => {
      expect(await find({ lang })).toEqual(modules);
    });

    test('has each module by its id', async () => {
      for (const module of modules.slice(0, 3))
        expect((await ask({ url: `${moduleAt(module.id)}?lang=${lang}` })).json()).toEqual(module);
    });

    test('has its categories', async () => {
      expect((await ask({ url: `${educationCategories.path}?lang=${lang}` })).json()).toEqual(categories);
    });

    test('features one module of each category, the easiest', async () => {
      const featured = (await ask({ url: `${featuredEducation.path}?lang=${lang}` })).json<typeof modules>();
      expect(featured.map(({ category }) => category)).toEqual(categories.map(({ id }) => id));
      expect(new Set(featured.map(({ level }) => level))).toEqual(new Set(['beginner']));
    });
  });

  test.each([
    ['momo', 'mobile-money', 'mobile-money'],
    ['MTN', 'mobile-money', 'mobile-money'],
    ['OTP', 'phishing-account-theft', 'phishing-account-theft'],
    ['loto', 'other-pay-to-receive', 'other-pay-to-receive'],
    ['Orange Money', 'mobile-money', 'mobile-money'],
  ])('finds by %s what says it in other words', async (search, french, english) => {
    expect((await find({ search, lang: 'fr' })).map(({ id }) => id)).toContain(french);
    expect((await find({ search, lang: 'en' })).map(({ id }) => id)).toContain(english);
  });

  describe('in a language that is not complete', () => {
    test.each([
      ['wo', 'fr', 'wo', 'Xàmmee njuuj-njaaj ci mobile money'],
      ['di', 'fr', 'dyu', 'Mobile money nanbaraw dɔn'],
      ['dyu', 'fr', 'dyu', 'Mobile money nanbaraw dɔn'],
      ['pcm', 'en', 'pcm', 'Know the mobile money scams'],
    ] as const)('%s: lessons say what they are called in it', async (lang, beneath, language, title) => {
      const lesson = texts[beneath].modules.find(({ id }) => id === 'mobile-money');
      const own = expect.objectContaining({ language, title });
      expect(await find({ lang })).toContainEqual({ ...lesson, translation: own });
      const one = await ask({ url: `${moduleAt('mobile-money')}?lang=${lang}` });
      expect(one.json()).toEqual({ ...lesson, translation: own });
      expect(one.headers['content-language']).toBe(beneath);
    });

    test('a lesson without a name of its own is as it is in the language beneath', async () => {
      const lesson = texts.fr.modules.find(({ id }) => id === 'romance-parcel');
      expect(await find({ lang: 'fon' })).toContainEqual(lesson);
    });

    test.each([
      ['wo', 'NJUUJ-NJAAJ mobile', 'mobile-money'],
      ['wo', 'Xammee arnaques', 'mobile-money'],
      // What a keyboard without the language's letters types.
      ['di', 'ka kode di mogo', 'tip-mobile-money-code'],
      ['yo', 'ife', 'romance-signs'],
      ['pcm', 'wey dey ask', 'fake-job-signs'],
    ])('%s: a lesson is found by "%s"', async (lang, search, id) => {
      expect((await find({ lang, search })).map((each) => each.id)).toContain(id);
    });

    test('the languages of the titles are those of the interface', () => {
      const over = LANGUAGES.filter(({ texts: files }) => files !== 'everything').map(({ code }) => code);
      expect([...LANGUAGES_OVER.fr, ...LANGUAGES_OVER.en].toSorted()).toEqual(over.toSorted());
      for (const [beneath, codes] of Object.entries(LANGUAGES_OVER))
        for (const code of codes) expect(completeLanguage(code)).toBe(beneath);
    });
  });

  test('finds nothing by a name that objects have', async () => {
    expect(await find({ search: 'constructor' })).toEqual([]);
  });

  test('comes without long texts for who only lists it', async () => {
    const whole = texts.fr.modules;
    const short = (await ask({ url: `${education.path}?texts=short` })).json<typeof whole>();
    expect(short.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    for (const [place, { content, speech }] of whole.entries()) {
      const kept = content.length <= TIP_MAX_LENGTH;
      expect(short[place]).toMatchObject(kept ? { content, speech } : { content: '', speech: '' });
    }
    expect(short.some(({ content }) => content)).toBe(true);
  });

  test('has each lesson as a file to keep, in the language asked for', async () => {
    const url = PATHS.courseFile.path.replace('{id}', 'mobile-money');
    for (const lang of ['fr', 'en'] as const) {
      const { title, content } = texts[lang].modules.find(({ id }) => id === 'mobile-money') ?? {};
      const { headers, body } = await ask({ url: `${url}?lang=${lang}` });
      expect(headers['content-disposition']).toBe('attachment; filename="mobile-money.html"');
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).toContain(`<html lang="${lang}">`);
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).toContain(content);
    }
  });

  test('is filtered by category and level together', async () => {
    const found = await find({ category: 'romance', level: 'beginner' });
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ category, level }) => `${category} ${level}`))).toEqual(
      new Set(['romance beginner']),
    );
  });

  test.each(['Mobile Money', '  MOBILE   money ', 'mobile'])('is searched by "%s"', async (search) => {
    expect((await find({ search })).map(({ id }) => id)).toContain('mobile-money');
  });

  test('is searched with and without accents, by every word', async () => {
    const [withAccents, without] = [
      await find({ search: 'dépôt erreur' }),
      await find({ search: 'ERREUR depot' }),
    ];
    expect(withAccents.length).toBeGreaterThan(0);
    expect(without).toEqual(withAccents);
    expect(await find({ search: 'depot extraterrestre' })).toEqual([]);
  });

  test('has nothing in a category that does not exist', async () => {
    expect(await find({ category: 'cooking' })).toEqual([]);
  });

  test.each([
    ['an unknown level', 'level=expert', 400, 'invalid_input'],
    ['a category that is no id', 'category=a%27b', 400, 'invalid_input'],
    ['a search that is too long', `search=${'a'.repeat(101)}`, 413, 'value_too_long'],
    ['a search given twice', 'search=a&search=b', 400, 'invalid_input'],
  ])('is refused with %s', async (_name, query, status, code) => {
    const response = await ask({ url: `${education.path}?${query}` });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  test.each(['nothing', '..%2F..%2Fetc', '%00', "'%20or%201=1", 'x'.repeat(300)])(
    'has no module %s',
    async (id) => {
      const response = await ask({ url: moduleAt(id) });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    },
  );
});
