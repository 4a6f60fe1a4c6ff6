import { expect, it } from 'vitest';
import { completeLanguage, LANGUAGES } from './languages.ts';

/** Texts that mean something else than their twin, and wait for words of their own. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'yo/footer.accessibility': 'The page about access for all; the other says that the site is easy to use.',
  'pcm/voice.demoNumber': 'What the demonstration hears is a command, which is known in English.',
};

function textsOf(dictionary: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

const read = async (language: string, name: string) =>
  textsOf(((await import(`./dictionaries/${language}/${name}.ts`)) as { default: object }).default);

it.each(LANGUAGES.filter(({ texts }) => texts !== 'everything'))(
  'what has a translation under one key in $code has it under the others, in the files that it has',
  async ({ code, texts }) => {
    const own = new Set<string>();
    const missing: [key: string, beneath: string][] = [];
    for (const name of texts) {
      const beneath = new Map(await read(completeLanguage(code), name));
      for (const [key, text] of await read(code, name)) {
        const original = beneath.get(key) ?? '';
        if (text !== original) own.add(original);
        else if (!(`${code}/${key}` in OTHERWISE)) missing.push([key, original]);
      }
    }
    expect(missing.filter(([, original]) => own.has(original))).toEqual([]);
  },
);
