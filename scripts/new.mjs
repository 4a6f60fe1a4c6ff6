import { parseArgs } from 'node:util';
import * as channel from './new/channel.mjs';
import * as component from './new/component.mjs';
import * as contact from './new/contact.mjs';
import * as language from './new/language.mjs';
import { isKebab } from './new/names.mjs';
import { Project } from './new/project.mjs';
import * as screen from './new/screen.mjs';
import * as signal from './new/signal.mjs';
import * as widget from './new/widget.mjs';
import { install, requireNode } from './steps/install.mjs';
import { bin, ROOT, run } from './steps/run.mjs';

/** `npm run new -- KIND NAME`: writes what a new part needs, registered everywhere, with a story and a test that pass. */
const RECIPES = { screen, component, signal, widget, channel, language, contact };
const WORDS = [
  'fr',
  'en',
  'fr-lead',
  'en-lead',
  'name',
  'letters',
  'tag',
  'over',
  'kind',
  'value',
  'purpose',
];
const SEVERAL = ['source', 'place'];
const options = {
  ...Object.fromEntries(WORDS.map((word) => [word, { type: 'string' }])),
  ...Object.fromEntries(SEVERAL.map((word) => [word, { type: 'string', multiple: true }])),
  pattern: { type: 'boolean' },
};

const usageOf = (kind) => `  npm run new -- ${kind} ${RECIPES[kind].usage}`;

requireNode();
try {
  const { kind, name, values } = readCommand();
  await install();
  const project = new Project(ROOT);
  const { tests, next, after } = await RECIPES[kind].make(project, name, values);
  await project.save();
  const written = project.files.filter((file) => /\.(?:m?[jt]sx?|json)$/.test(file));
  await run(bin('biome'), ['check', '--write', ...written]);
  const writtenLast = (await after?.()) ?? [];
  console.log(`Written:\n${[...project.files, ...writtenLast].map((file) => `  ${file}`).join('\n')}`);
  console.log(`Tried by:\n  npx vitest run ${tests.join(' ')}`);
  console.log(`What is left for you:\n${next.map((step) => `  - ${step}`).join('\n')}`);
} catch (error) {
  if (error.output) console.error(error.output);
  console.error(error.message);
  process.exit(1);
}

/** Says what is wrong with the command, and how that recipe is called. */
function readCommand() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [kind, name, ...more] = positionals;
  const kinds = Object.keys(RECIPES);
  if (!kind) throw new Error(`What is to be made? Usage:\n${kinds.map(usageOf).join('\n')}`);
  if (!Object.hasOwn(RECIPES, kind))
    throw new Error(`There is no recipe for "${kind}". There are ${kinds.join(', ')}.`);
  const {
    isName = isKebab,
    nameIs = 'small letters and hyphens, such as opening-hours',
    ...recipe
  } = RECIPES[kind];
  const wrong = (problem) => new Error(`${problem}\nUsage:\n${usageOf(kind)}`);
  if (!name) throw wrong(`The ${kind} needs a name: ${nameIs}.`);
  if (!isName(name)) throw wrong(`"${name}" cannot be its name. A name is ${nameIs}.`);
  if (more.length > 0) throw wrong(`What is "${more[0]}"? Put words with blanks between quotation marks.`);
  const stranger = Object.keys(values).find((word) => !recipe.takes.includes(word));
  if (stranger) throw wrong(`A ${kind} has no --${stranger}.`);
  const missing = (recipe.needed ?? []).filter((word) => values[word] === undefined);
  if (missing.length > 0) throw wrong(`Still needed: ${missing.map((word) => `--${word}`).join(', ')}.`);
  return { kind, name, values };
}
