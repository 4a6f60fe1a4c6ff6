import { markLanguages } from '../apps/web/src/language/mark-languages.ts';
import type { Said } from '../apps/web/src/language/said.ts';
import { uiMessages } from '../apps/web/src/shell/ui-messages.ts';
import {
  type Language,
  languageOfText,
  loadTexts,
  type TextsName,
  type Translate,
  type TranslationKey,
  tagOf,
  translateInto,
} from '../packages/i18n/src/index.ts';
import type { UiMessages } from '../packages/ui/src/entries/index.ts';
import { eachText } from './each-text.ts';

const FRENCH = import.meta.glob<object>('../packages/i18n/src/dictionaries/fr/*.ts', { import: 'default' });
const nameOf = (file: string) => file.replace(/^.*\/|\.ts$/g, '') as TextsName;

/** What is said of a story in another language than the one it is written in. */
export interface StoryLanguage {
  /** What components say themselves. */
  readonly messages: UiMessages;
  /** A prop of a story: each French sentence of the product's dictionaries in the language, all others as they are. */
  readonly translated: <Value>(value: Value) => Value;
  /** Keeps `lang` right on the elements below, as the site does. */
  readonly mark: (root: Element) => () => void;
}

/** French sentences of the dictionaries, with the key of each: of several, the first that the language has itself. */
async function keysOfSentences(language: Language): Promise<ReadonlyMap<string, TranslationKey>> {
  const keys = new Map<string, TranslationKey>();
  const texts = await Promise.all(Object.values(FRENCH).map((load) => load()));
  for (const [key, sentence] of texts.flatMap((each) => keysIn(each))) {
    const known = keys.get(sentence);
    if (!known || languageOfText(language, known) !== language) keys.set(sentence, key);
  }
  return keys;
}

function keysIn(texts: object, prefix = ''): [TranslationKey, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[(prefix + key) as TranslationKey, value] as [TranslationKey, string]]
      : keysIn(value, `${prefix}${key}.`),
  );
}

/**
 * The language that the toolbar asks for. A sentence that the language has not is shown in the one beneath it, and a sentence that no
 * dictionary has stays French; the elements say so in `lang`.
 */
export function storyLanguage(language: Language): Promise<StoryLanguage> {
  const known = languages.get(language) ?? prepare(language);
  languages.set(language, known);
  return known;
}

const languages = new Map<Language, Promise<StoryLanguage>>();

async function prepare(language: Language): Promise<StoryLanguage> {
  await loadTexts(language, Object.keys(FRENCH).map(nameOf));
  const keys = await keysOfSentences(language);
  const look = translateInto(language);
  const said: Said = new Map();
  const t: Translate = (key, params) => {
    const text = look(key, params);
    said.set(text, tagOf(languageOfText(language, key)));
    return text;
  };
  const sentence = (text: string) => {
    const key = keys.get(text);
    return key ? t(key) : text;
  };
  return {
    messages: uiMessages(t),
    translated: (value) => eachText(value, sentence),
    mark: (root) => markLanguages(root, said).stop,
  };
}
