import { bin, run } from '../steps/run.mjs';
import { camel, isKebab, quoted } from './names.mjs';

export const usage = `COUNTRY --name NAME --kind phone|ussd|whatsapp|email|web --value VALUE --purpose PURPOSE
    --fr SENTENCE --en SENTENCE --source PAGE --source PAGE   (COUNTRY: ISO 3166-1, as BJ)`;
export const needed = ['name', 'kind', 'value', 'purpose', 'fr', 'en', 'source'];
export const takes = [...needed];
export const nameIs = 'a country of two capital letters, such as BJ';

const CONTACTS = 'packages/content/src/contacts';
const LIST = `${CONTACTS}/index.ts`;
/** What proves a contact: an authority's own page, or two sources that do not copy each other. */
const FEWEST_SOURCES = 2;

export const isName = (name) => /^[A-Z]{2}$/.test(name);

/** A contact of a country. Nothing of it is made up: its author gives every value and its sources. */
export async function make(project, country, { name, kind, value, purpose, fr, en, source }) {
  if (source.length < FEWEST_SOURCES) {
    throw new Error(
      'A wrong emergency number is worse than none: give at least two sources, each with --source.',
    );
  }
  const file = await fileOf(project, country);
  if ((await project.read(file)).includes(`value: ${quoted(value)},`)) {
    throw new Error(`${file} has ${value} already.`);
  }
  const contact = `  {
    name: ${quoted(name)},
    purpose: ${quoted(purpose)},
    kind: ${quoted(kind)},
    value: ${quoted(value)},
    use: { fr: ${quoted(fr)}, en: ${quoted(en)} },
    status: 'verified',
    checkedAt: '${new Date().toISOString().slice(0, 10)}',
    sources: [${source.map(quoted).join(', ')}],
  },
`;
  await project.insertBefore(file, /\];\s*$/, contact);
  return {
    tests: [
      'packages/content/src/texts/safety.test.ts',
      'packages/content/src/contacts',
      'apps/web/src/routes/urgence/urgence.test.ts',
    ],
    after: async () => {
      await run(bin('vitest'), ['run', 'packages/content/src/contacts/call-buttons.test.ts', '--update']);
      return ['docs/call-buttons.md'];
    },
    next: [
      `Call it, write to it or open it yourself. Then write the day as \`calledAt\` in ${file}.`,
      `Put it where it is most useful in ${file}, and write the table anew: npx vitest run call-buttons --update.`,
      'Look at it where visitors do: Screens/Urgence in Storybook, and the page /urgence.',
    ],
  };
}

/** The file of a country, made and registered if it has none yet. */
async function fileOf(project, country) {
  const list = await project.read(LIST);
  const known = new RegExp(`\\b${country}: (\\w+),`).exec(list)?.[1];
  if (known) return `${CONTACTS}/${new RegExp(`import \\{ ${known} \\} from '\\./(.+)'`).exec(list)[1]}`;
  if (!new RegExp(`\\b${country}: \\[\\],`).test(list)) {
    throw new Error(
      `${country} is no country of the product yet: add it to ${LIST}, and its time zone to visitor-country.ts.`,
    );
  }
  const english = new Intl.DisplayNames(['en'], { type: 'region' }).of(country);
  const file = english
    .normalize('NFD')
    .replaceAll(/[^a-zA-Z]+/g, ' ')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '-');
  if (!isKebab(file)) throw new Error(`${country} has no name that a file can have.`);
  const constant = camel(file)
    .replaceAll(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase();
  project.create(
    `${CONTACTS}/${file}.ts`,
    `import type { Contact } from './contact.ts';\n\nexport const ${constant}: readonly Contact[] = [\n];\n`,
  );
  await project.insertBefore(LIST, /\nexport type/, `import { ${constant} } from './${file}.ts';\n`);
  await project.change(LIST, (text) => text.replace(`${country}: [],`, `${country}: ${constant},`));
  return `${CONTACTS}/${file}.ts`;
}
