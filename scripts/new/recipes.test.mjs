import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../steps/run.mjs';
import * as component from './component.mjs';
import * as contact from './contact.mjs';
import { Project } from './project.mjs';
import * as widget from './widget.mjs';

/** The name of nothing that is there, even after somebody has followed CONTRIBUTING.md to the letter. */
const NAME = 'trial-of-recipes';

const linesOf = (text) => text.trimEnd().split('\n');
const before = (file) => readFile(path.join(ROOT, file), 'utf8');

/** What a recipe would write; nothing is saved. */
async function made(recipe, name, words) {
  const project = new Project(ROOT);
  await recipe.make(project, name, words);
  return project;
}

/** The lines of a file that a recipe would take away. A comma may follow the last entry of a list. */
async function goneFrom(project, file) {
  const kept = new Set(linesOf(await project.read(file)).map((line) => line.replace(/,$/, '')));
  return linesOf(await before(file)).filter((line) => !kept.has(line.replace(/,$/, '')));
}

describe('a recipe adds lines and leaves the others as they are', () => {
  it.each(['packages/ui/release/budgets.json', 'packages/ui/public-props.txt'])(
    'of a component, in %s',
    async (file) => {
      const project = await made(component, NAME, {});
      expect(await project.read(file)).toContain(NAME);
      expect(await goneFrom(project, file)).toEqual([]);
    },
  );

  it.each(['react.d.ts', 'vue.d.ts', 'svelte.d.ts', 'index.d.ts', '../package.json', '../README.md'])(
    'of a widget, in %s',
    async (name) => {
      const file = path.posix.join('packages/widgets/types', name);
      const project = await made(widget, NAME, {});
      expect(await project.read(file)).toContain(NAME);
      expect(await goneFrom(project, file)).toEqual([]);
    },
  );
});

it('a contact that is there already is refused', async () => {
  const words = {
    name: 'Police',
    kind: 'phone',
    value: '17',
    purpose: 'police',
    fr: 'Appeler.',
    en: 'Call.',
  };
  const source = ['https://one.example', 'https://two.example'];
  await expect(made(contact, 'ML', { ...words, source })).rejects.toThrow('mali.ts has 17 already');
});
