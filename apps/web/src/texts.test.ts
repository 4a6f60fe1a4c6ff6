import { readdir, readFile } from 'node:fs/promises';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const SITE = new URL('./', import.meta.url);
const DICTIONARIES = new URL('../../../packages/i18n/src/dictionaries/fr/', import.meta.url);

/** Names that a newer browser knows by itself are no texts of ours. */
const NAMES_OF_BROWSERS = 'floor/country-names.ts';

/** The widgets read their texts as properties, of which the types keep count. */
const NOT_OF_THE_SITE = 'widgets.ts';

/** The site's code without what only tests and stories read. */
async function sources(): Promise<{ name: string; code: string }[]> {
  const names = await readdir(SITE, { recursive: true });
  const own = names.filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      name !== NAMES_OF_BROWSERS &&
      !/\.(test|stories|samples)\.tsx?$/.test(name) &&
      !name.startsWith('testing/'),
  );
  return Promise.all(own.map(async (name) => ({ name, code: await readFile(new URL(name, SITE), 'utf8') })));
}

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  );
}

async function allKeys(): Promise<string[]> {
  const files = (await readdir(DICTIONARIES)).filter((file) => file !== NOT_OF_THE_SITE);
  const dictionaries = await Promise.all(
    files.map(
      async (file) => ((await import(new URL(file, DICTIONARIES).href)) as { default: object }).default,
    ),
  );
  return dictionaries.flatMap((texts) => keysOf(texts));
}

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node of a syntax tree, except what programmers read: errors, and the names of imported files. */
function* nodesOf(node: Node): Generator<Node> {
  if (node.type === 'NewExpression' || node.type === 'ImportDeclaration') return;
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
  }
}

/** Two words of letters beside each other, and no markup. */
const SENTENCE = /^[^<]*\p{L}{2,}[,.!?]?\s+\p{L}{2,}/u;

function visibleTexts(name: string, code: string): string[] {
  const { program } = parseSync(name, code);
  return [...nodesOf(program as unknown as Node)].flatMap(({ type, value }) => {
    const isWord = type === 'JSXText' && /\p{L}/u.test(String(value));
    const isSentence = type === 'Literal' && typeof value === 'string' && SENTENCE.test(value);
    return isWord || isSentence ? [`${name}: ${String(value).trim()}`] : [];
  });
}

it('shows no text that stands in the code instead of in a dictionary', async () => {
  const found = (await sources()).flatMap(({ name, code }) => visibleTexts(name, code));
  expect(found).toEqual([]);
});

it('uses every text of the dictionaries', async () => {
  const code = (await sources()).map((source) => source.code).join('\n');
  const named = new Set([...code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key));
  const patterns = [...code.matchAll(/`([\w-]+\.[^`\s]*\$\{[^`\s]*)`/g)].map(
    ([, template = '']) =>
      new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, '.+')}$`),
  );
  const unused = (await allKeys()).filter(
    (key) => !named.has(key) && !patterns.some((each) => each.test(key)),
  );
  expect(unused).toEqual([]);
});
