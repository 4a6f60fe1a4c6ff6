import { CONTACTS, OPERATORS } from '@scamguard/content/contacts';
import { type Dictionary, isTranslated, type Language, type TextsName } from '@scamguard/i18n';
import { en } from '../../../../packages/engine/src/case/locales/en/index.ts';
import { fr } from '../../../../packages/engine/src/case/locales/fr/index.ts';
import { entry } from '../../../../packages/engine/src/case/locales/index.ts';
import { speakPidgin } from '../../../../packages/engine/src/case/pidgin.ts';
import { en as asksEn } from '../../../../packages/engine/src/case/topics/labels/en.ts';
import { fr as asksFr } from '../../../../packages/engine/src/case/topics/labels/fr.ts';
import { en as particularsEn } from '../../../../packages/engine/src/case/topics/particulars/en.ts';
import { fr as particularsFr } from '../../../../packages/engine/src/case/topics/particulars/fr.ts';
import { isBorrowed } from '../../../../packages/i18n/src/dictionaries/laid-over.ts';
import { fetchTexts } from '../../../../packages/i18n/src/fetch-texts.ts';

type Tree = { readonly [key: string]: string | Tree };

/** What of each file of texts is heard where no voice reads: sections, or single texts, by their path. */
const HEARD: Readonly<Partial<Record<TextsName, readonly string[]>>> = {
  urgence: ['urgence'],
  contacts: ['contacts'],
  verify: ['verify', 'result'],
  door: ['door', 'asked'],
  chatbot: [
    'chatbot.title',
    'chatbot.welcome',
    'chatbot.report',
    'chatbot.share',
    'chatbot.offline',
    'chatbot.starters',
    'chatbot.nothingSuspicious',
    'chatbot.cannotTell',
    'chatbot.patterns',
    'chatbot.error.unanswered',
  ],
  assistance: ['voice', 'assistance.welcome'],
  shell: ['site.dictation', 'site.speech', 'site.unreviewed', 'nav'],
};

speakPidgin();

/** Examples to be typed, and what search engines are told: nobody listens to these. */
const NOT_HEARD =
  /\.(placeholder|description|demoNumber|demoReport|copied|copyFailed)$|^voice\.demonstration$/;
/** In the wording of the case: what they will say next is read by a voice only. */
const NOT_HEARD_OF_CASE = /\.next\./;

/**
 * Everything that can be heard without a reading voice, one entry a line that is spoken: of the interface, and of what the case says.
 * A line with something to fill in is cut there.
 */
export async function spokenSentences(language: 'fr' | 'en'): Promise<Readonly<Record<string, string>>> {
  const files = await Promise.all(
    Object.entries(HEARD).map(async ([name, wanted]) =>
      textsOf((await fetchTexts(language, name as TextsName)) as Partial<Dictionary> as Tree)
        .filter(([key]) => wanted.some((start) => key === start || key.startsWith(`${start}.`)))
        .filter(([key]) => !NOT_HEARD.test(key)),
    ),
  );
  const wording = {
    en: { ...en, asks: asksEn, particulars: particularsEn },
    fr: { ...fr, asks: asksFr, particulars: particularsFr },
  }[language];
  const ofCase = textsOf({ case: wording } as unknown as Tree).filter(
    ([key]) => !NOT_HEARD_OF_CASE.test(key),
  );
  const operators = Object.entries(OPERATORS).map(([id, name]): [string, string] => [`operator.${id}`, name]);
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const countries = Object.keys(CONTACTS).map((code): [string, string] => [
    `country.${code}`,
    names.of(code) ?? code,
  ]);
  return Object.fromEntries(
    [...files.flat(), ...ofCase, ...operators, ...countries].flatMap(([key, text]) => linesOf(key, text)),
  );
}

/** What of it is written in a language that is not complete, by the same ids. */
export async function translatedSentences(language: Exclude<Language, 'fr' | 'en'>) {
  const files = await Promise.all(
    Object.entries(HEARD)
      .filter(([name]) => isTranslated(language, name as TextsName))
      .map(async ([name]) => textsOf((await fetchTexts(language, name as TextsName)) as unknown as Tree)),
  );
  const own = files.flat().filter(([, text]) => !isBorrowed(text));
  const actions = (Object.keys(fr.actions) as (keyof typeof fr.actions)[]).flatMap(
    (id): [string, string][] => {
      const { value, lang } = entry(language, 'actions', id);
      return lang === language ? [[`case.actions.${id}`, value]] : [];
    },
  );
  return Object.fromEntries([...own, ...actions].flatMap(([key, text]) => linesOf(key, text)));
}

/** `urgence.steps.stop.details` of two lines becomes `urgence-steps-stop-details-1` and `-2`. */
function linesOf(key: string, text: string): [string, string][] {
  const pieces = text
    .replaceAll('\u00A0', ' ')
    .split(/\n|\{\{?\w+\}\}?/)
    .map((piece) => piece.replace(/^[\s.,:;!?]+|\s+$/g, ''))
    .filter((piece) => /\p{L}{2}/u.test(piece));
  const id = key.replace(/[.:]/g, '-');
  return pieces.map((piece, place) => [pieces.length > 1 ? `${id}-${place + 1}` : id, piece]);
}

function textsOf(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : textsOf(value, `${prefix}${key}.`),
  );
}
