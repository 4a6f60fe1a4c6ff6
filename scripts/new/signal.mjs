import { bin, run } from '../steps/run.mjs';
import { camel, isKebab, key, quoted, spaced } from './names.mjs';

export const usage =
  'KIND/NAME [--fr SENTENCE] [--en SENTENCE]   (KIND: link, number, profile or conversation)';
export const takes = ['fr', 'en'];
export const nameIs = 'a kind, a slash and a name, such as conversation/asks-for-coffee';

const ENGINE = 'packages/engine';

/** The first pattern of a detector, and its first examples, until its author knows better. */
const FIRST = {
  link: (words) => ({ pattern: words, seen: [`https://${words}.example`], absent: ['https://example.com'] }),
  profile: (words) => ({ pattern: words, seen: [`@${words}`], absent: ['@boutique.adjovi'] }),
  number: () => ({ pattern: '66 66 66 66', seen: ['+229 01 66 66 66 66'], absent: ['+229 01 97 12 34 56'] }),
  conversation: (words) => {
    const pattern = words.replaceAll('-', ' ');
    return {
      pattern,
      // A weak sign in a message that the classifier finds harmless is not told, so these are whole scams.
      seen: {
        fr: [`Envoyez 5000 F au 0197000000, ${pattern}.`],
        en: [`Send 5000 F to 0197000000, ${pattern}.`],
      },
      absent: { fr: ['Bonjour, à demain.'], en: ['Hello, see you tomorrow.'] },
    };
  },
};

export const isName = (name) => {
  const [kind, id, more] = name.split('/');
  return Object.hasOwn(FIRST, kind) && id !== undefined && isKebab(id) && more === undefined;
};

/** A signal of the engine: its folder, its sentences, its place in the list and on the page of signals. */
export async function make(project, name, words) {
  const [kind, id] = name.split('/');
  const { pattern, seen, absent } = FIRST[kind](id);
  const { fr = `On y lit : « ${pattern} ».`, en = `It says "${pattern}".` } = words;
  const folder = `${ENGINE}/src/signals/${kind}/${id}`;
  project.create(`${folder}/definition.ts`, definitionOf(kind, id));
  project.create(`${folder}/detect.ts`, detectorOf(id, pattern));
  project.create(`${folder}/examples.ts`, examplesOf(seen, absent));
  const list = `${ENGINE}/src/signals/${kind}/index.ts`;
  await project.insertBefore(list, /\n\/\*\* /, `import { ${camel(id)} } from './${id}/detect.ts';\n`);
  await project.insertBefore(list, /\] as const;/, `  ${camel(id)},\n`);
  for (const [language, sentence] of Object.entries({ fr, en })) {
    await project.insertAfter(
      `${ENGINE}/src/locales/${language}.ts`,
      / {2}signals: \{\n/,
      `    ${key(id)}: { seen: ${quoted(sentence)} },\n`,
    );
  }
  return {
    tests: [`${ENGINE}/src/signals`],
    after: async () => {
      await run(bin('vitest'), ['run', '--root', ENGINE, 'src/signals/signals-page.test.ts', '--update']);
      return ['docs/signals.md'];
    },
    next: [
      `Write what it looks for in ${folder}/detect.ts, and the honest twin of every scam in examples.ts.`,
      `Give it its weight, level and sources in ${folder}/definition.ts, and its sentences in ${ENGINE}/src/locales.`,
      `Then write docs/signals.md anew: npx vitest run signals-page --update. Change ENGINE_VERSION in ${ENGINE}/src/version.ts.`,
      `If you have labelled messages, measure it: npm run evaluate -- FOLDER (${ENGINE}/README.md).`,
    ],
  };
}

const definitionOf = (kind, id) => `import { RISK_INTERVIEW } from '../../../knowledge/source.ts';
import { define } from '../../signal.ts';

export const definition = define({
  id: '${id}',
  kinds: ['${kind}'],
  weight: 15,
  level: 'caution',
  advice: ['ask-someone-trusted'],
  sources: [RISK_INTERVIEW],
});
`;

const detectorOf = (id, pattern) => `import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** ${spaced(id)}. The edges of its words are letters of any language: \`\\b\` knows none with an accent. */
const WORDS = /(?<!\\p{L})${pattern}(?!\\p{L})/iu;

export const ${camel(id)} = signal(definition, ({ value }) => {
  const match = WORDS.exec(value);
  return match === null ? ABSENT : seen({}, { span: [match.index, match.index + match[0].length] });
});
`;

const examplesOf = (seen, absent) => `import type { Examples } from '../../signal.ts';

export const examples: Examples = {
  seen: ${JSON.stringify(seen)},
  absent: ${JSON.stringify(absent)},
};
`;
