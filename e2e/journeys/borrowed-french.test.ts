import { readdir, readFile } from 'node:fs/promises';
import { isBorrowed } from '../../packages/i18n/src/dictionaries/laid-over.ts';
import { completeLanguage, LANGUAGES, type Language, tagOf } from '../../packages/i18n/src/languages.ts';
import { answering } from '../answering.ts';
import { expect, type Page, test } from '../test.ts';

const DICTIONARIES = new URL('../../packages/i18n/src/dictionaries/', import.meta.url);
const PAGES = new URL('../../apps/web/dist/pages.json', import.meta.url);
const INCOMPLETE = LANGUAGES.filter(({ texts }) => texts !== 'everything');

const textsOf = (texts: object): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : textsOf(text)));

async function textsIn(language: string, file: string): Promise<string[]> {
  const { default: texts } = await import(new URL(`${language}/${file}`, DICTIONARIES).href);
  return textsOf(texts);
}

/** The texts that a language borrows from the one beneath it, and its own. Texts that are alike in both are in neither. */
async function textsByLanguage(language: Language) {
  const beneath = completeLanguage(language);
  const own: string[] = [];
  const borrowed: string[] = [];
  const alike: string[] = [];
  const there = await readdir(new URL(`${language}/`, DICTIONARIES));
  for (const file of await readdir(new URL(`${beneath}/`, DICTIONARIES))) {
    alike.push(...(await textsIn(beneath, file)));
    if (!there.includes(file)) borrowed.push(...(await textsIn(beneath, file)));
    else for (const text of await textsIn(language, file)) (isBorrowed(text) ? borrowed : own).push(text);
  }
  return {
    [tagOf(beneath)]: borrowed.filter((text) => !own.includes(text)),
    [tagOf(language)]: own.filter((text) => !alike.includes(text)),
  };
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
const patternOf = (text: string) =>
  `^${text
    .split(/\{\{\w+\}\}/)
    .map(escaped)
    .join('.+')}$`;
/** A pattern of a short word and a value would be found everywhere. */
const SHORTEST_PATTERN = 16;

/** What stands in documents under a `lang` that is not its own, one line each; the empty document is the page as it is now. */
function misnamedIn(page: Page, documents: readonly string[], texts: Record<string, readonly string[]>) {
  const tagged = Object.entries(texts).flatMap(([tag, all]) => all.map((text) => [text, tag] as const));
  const whole = tagged.filter(([text]) => !text.includes('{{'));
  const patterns = tagged
    .filter(([text]) => text.includes('{{'))
    .map(([text, tag]) => [patternOf(text), tag] as const)
    .filter(([pattern]) => pattern.length > SHORTEST_PATTERN);
  return page.evaluate(
    (given) => {
      const tagOf = new Map(given.whole);
      const expressions = given.patterns.map(([source, tag]) => [new RegExp(source), tag] as const);
      const languageOf = (text: string) =>
        tagOf.get(text) ?? expressions.find(([each]) => each.test(text))?.[1];
      const found = new Set<string>();
      for (const source of given.documents) {
        const shown = source === '' ? document : new DOMParser().parseFromString(source, 'text/html');
        for (const element of shown.body.querySelectorAll('*')) {
          if (element.closest('script, style, template')) continue;
          const words = [...element.childNodes].map((node) =>
            node.nodeType === 3 ? (node.nodeValue ?? '') : '',
          );
          const names = ['aria-label', 'placeholder', 'alt', 'title'].map(
            (name) => element.getAttribute(name) ?? '',
          );
          const spoken = [...words, ...names].find((text) => languageOf(text));
          const tag = element.closest('[lang]')?.getAttribute('lang') ?? shown.documentElement.lang;
          if (spoken !== undefined && languageOf(spoken) !== tag) found.add(`${tag}: ${spoken}`);
        }
      }
      return [...found];
    },
    { documents, whole, patterns },
  );
}

for (const { code: language, tag } of INCOMPLETE) {
  test(`${language}: what stands on a page for want of a translation says which language it is in`, async ({
    page,
    request,
  }) => {
    const texts = await textsByLanguage(language);
    const { pages } = JSON.parse(await readFile(PAGES, 'utf8')) as { pages: { path: string }[] };
    const addresses = [...new Set(pages.map(({ path }) => path))].filter((path) => path !== '/shell');
    const documents: string[] = [];
    for (const address of addresses) {
      const answer = await request.get(`${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
      expect(answer.status(), address).toBe(200);
      const document = await answer.text();
      expect(document).toContain(`<html lang="${tag}">`);
      documents.push(document);
    }
    expect(documents.length).toBeGreaterThan(25);
    expect(await misnamedIn(page, documents, texts)).toEqual([]);
  });
}

test('so does what comes later, and after another language was chosen', async ({ page }) => {
  const texts = await textsByLanguage('wo');
  const misnamed = () => misnamedIn(page, [''], texts);
  await page.goto('/verify');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wolof' }).click();
  await answering(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'wo');
  await expect(page.getByRole('button', { name: /assistant/ })).toBeVisible();
  await page.getByRole('textbox').last().fill('http://mtn-bj.promo-gagnant.xyz/login');
  await page.getByRole('textbox').last().press('Enter');
  await expect(page.locator('section[data-outcome="danger"]')).toBeVisible();
  await expect.poll(misnamed).toEqual([]);
});
