import { camel, quoted } from './names.mjs';

export const usage = 'CODE --name ITS_OWN_NAME --letters ALPHABET [--tag BCP_47] [--over en]';
export const needed = ['name', 'letters'];
export const takes = [...needed, 'tag', 'over'];
export const nameIs = 'a code of two or three small letters, such as ha';

const I18N = 'packages/i18n/src';
const LOCALES = 'packages/engine/src/case/locales';
const WIDGETS = 'packages/widgets/src';
/** The texts that a person needs to act. They are translated first. */
const FIRST_FILES = ['shell', 'home', 'verify', 'urgence'];
/** An example of what comes after. */
const FURTHER_FILE = 'chatbot';

export const isName = (name) => /^[a-z]{2,3}$/.test(name);

/**
 * A language: its entry, its folder of texts, and where the case and the widgets pick its words up. At first all of it is in the
 * language beneath, French or English.
 */
export async function make(project, code, { name, letters, tag = code, over = 'fr' }) {
  const folder = `${I18N}/dictionaries/${code}`;
  await project.insertBefore(
    `${I18N}/languages.ts`,
    /\] as const satisfies/,
    `  { code: '${code}', name: ${quoted(name)}, tag: '${tag}',${over === 'en' ? " over: 'en'," : ''} texts: [] },\n`,
  );
  for (const file of FIRST_FILES) project.create(`${folder}/${file}.ts`, textsOf(file, name, over));
  project.create(`${folder}/letters.txt`, `${letters}\n`);

  project.create(`${LOCALES}/${code}.ts`, wordingOf(code, name));
  const list = `${LOCALES}/index.ts`;
  await project.insertBefore(
    list,
    /\n\/\*\* Every language/,
    `import { ${camel(code)} } from './${code}.ts';\n`,
  );
  await project.change(list, (text) =>
    text
      .replace(/(CASE_LANGUAGES = \[.*)\]/, `$1, '${code}']`)
      .replace(/(const WORDINGS.* = \{ .*) \}/, `$1, ${code} }`)
      .replace(/(const BENEATH.* = \{ .*) \}/, over === 'en' ? `$1, ${code}: 'en' }` : '$1 }'),
  );

  project.create(`${WIDGETS}/language/${tag}.constant.ts`, widgetTextsOf(code, over));
  project.create(`${WIDGETS}/language/${tag}.ts`, widgetLanguageOf(tag));
  project.create(`${WIDGETS}/widgets/sos/first-aid-${tag}.constant.ts`, firstAidOf(code, over));
  const later = `${WIDGETS}/later/in-package.ts`;
  await project.insertBefore(
    later,
    /\} satisfies Record<Exclude<WidgetLanguage/,
    `  ${tag}: () => import('../language/${tag}.ts'),\n`,
  );
  await project.insertBefore(
    later,
    /\} satisfies Record<WidgetLanguage/,
    `  ${tag}: () => import('../widgets/sos/first-aid-${tag}.constant.ts'),\n`,
  );
  return {
    tests: [
      'packages/i18n',
      'packages/widgets/src/language',
      'apps/api/src/http/languages.test.ts',
      'apps/web/src/render',
    ],
    next: [
      `Translate ${folder}/*.ts, sentence by sentence; what is not there yet is shown in the language beneath.`,
      `A file that is not there yet, such as ${FURTHER_FILE}.ts, is added as these are.`,
      `As soon as a file has a sentence, name it in the entry's \`texts\` in ${I18N}/languages.ts: a test looks at its letters then.`,
      `What is said of a case stands in ${LOCALES}/${code}.ts. Have a native reader look at all of it.`,
    ],
  };
}

const textsOf = (file, name, over) => `import beneath from '../${over}/${file}.ts';
import { laidOver } from '../laid-over.ts';

/** ${name}. Awaiting a native reader. */
export default laidOver(beneath, {});
`;

const wordingOf = (code, name) => `import type { PartialWording } from './wording.ts';

/** ${name}. Awaiting a native reader. */
export const ${camel(code)}: PartialWording = {};
`;

const widgetTextsOf = (code, over) => `import widgets from '@scamguard/i18n/texts/${over}/widgets';
import shell from '@scamguard/i18n/texts/${code}/shell';
import urgence from '@scamguard/i18n/texts/${code}/urgence';
import verify from '@scamguard/i18n/texts/${code}/verify';
import { laidOver } from '@scamguard/i18n/texts/laid-over';
import { incomplete } from './incomplete.ts';

// What widgets alone say is in the language beneath, until there is dictionaries/${code}/widgets.ts.
export default incomplete({ ...shell, ...verify, ...laidOver(widgets, {}) }, urgence);
`;

const widgetLanguageOf = (tag) => `import language from './${tag}.constant.ts';
import { marker } from './marker.ts';

export default language.texts;
export const markOwn = marker(language.own, '${tag}');
`;

const firstAidOf = (code, over) => `import texts from '@scamguard/i18n/texts/${code}/urgence';
import beneath from '@scamguard/i18n/texts/${over}/urgence';
import { firstAidOf } from './first-aid.ts';

export default firstAidOf(texts.urgence, beneath.urgence);
`;
