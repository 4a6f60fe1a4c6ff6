import { parseArgs } from 'node:util';
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
const RECIPES = { screen, component, signal, widget, language, contact };
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
const options = {
  ...Object.fromEntries(WORDS.map((word) => [word, { type: 'string' }])),
  source: { type: 'string', multiple: true },
  pattern: { type: 'boolean' },
};

const USAGE = `Usage:\n${Object.entries(RECIPES)
  .map(([kind, { usage }]) => `  npm run new -- ${kind} ${usage}`)
  .join('\n')}\n`;

requireNode();
try {
  const { kind, name, values } = readCommand();
  await install();
  const project = new Project(ROOT);
  const { tests, next, after } = await RECIPES[kind].make(project, name, values);
  await project.save();
  const written = project.files.filter((file) => /\.(?:m?[jt]sx?|json)$/.test(file));
  await run(bin('biome'), ['check', '--write', ...written]);
  await after?.();
  console.log(`Written:\n${project.files.map((file) => `  ${file}`).join('\n')}`);
  console.log(`Tried by:\n  npx vitest run ${tests.join(' ')}`);
  console.log(`What is left for you:\n${next.map((step) => `  - ${step}`).join('\n')}`);
} catch (error) {
  console.error(error.output ?? '', error.message);
  process.exit(1);
}

function readCommand() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [kind, name, ...more] = positionals;
  const recipe = RECIPES[kind];
  if (!recipe || !name || more.length > 0) throw new Error(USAGE);
  const { isName = isKebab, needed = [] } = recipe;
  if (!isName(name)) throw new Error(`"${name}" cannot be its name.\n${USAGE}`);
  const missing = needed.filter((word) => values[word] === undefined);
  if (missing.length > 0)
    throw new Error(`Still needed: ${missing.map((word) => `--${word}`).join(', ')}.\n${USAGE}`);
  return { kind, name, values };
}
