import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { completeLanguage, LANGUAGES } from './languages.ts';

/** Texts that mean something else than their twin, and wait for words of their own. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'yo/footer.accessibility': 'The page about access for all; the other says that the site is easy to use.',
  'yo/written.accessibility.title': 'As in the footer.',
  'yo/voice.demoNumber': 'What the demonstration hears is a command, which is known in French.',
  'wo/voice.demoNumber': 'As in Yoruba.',
  'di/voice.demoNumber': 'As in Yoruba.',
  'pcm/voice.demoNumber': 'What the demonstration hears is a command, which is known in English.',
  'pcm/messages.heading':
    'Its file would be English but for this, with words that Pidgin has as its own elsewhere.',
  'pcm/support.tabs.contact': 'English also says "Contact us": a file for it alone would say nothing new.',
};

/** Those who work here read the language beneath: a label or two in another would only disturb. */
const BEHIND_SIGN_IN = new Set(['contact-desk', 'moderation', 'voice-studio']);

function textsOf(dictionary: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(dictionary).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : textsOf(value, `${prefix}${key}.`),
  );
}

const filesOf = (language: string) =>
  readdirSync(new URL(`dictionaries/${language}/`, import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length));

const read = async (language: string, name: string) =>
  textsOf(((await import(`./dictionaries/${language}/${name}.ts`)) as { default: object }).default);

it.each(LANGUAGES.filter(({ texts }) => texts !== 'everything'))(
  'what has a translation under one key in $code has it under the others',
  async ({ code }) => {
    const files = new Set(filesOf(code));
    const own = new Set<string>();
    const missing: [key: string, beneath: string][] = [];
    for (const name of filesOf(completeLanguage(code))) {
      const texts = new Map(files.has(name) ? await read(code, name) : []);
      for (const [key, original] of await read(completeLanguage(code), name)) {
        if ((texts.get(key) ?? original) !== original) own.add(original);
        else if (!BEHIND_SIGN_IN.has(name) && !(`${code}/${key}` in OTHERWISE)) missing.push([key, original]);
      }
    }
    expect(missing.filter(([, original]) => own.has(original))).toEqual([]);
  },
);
