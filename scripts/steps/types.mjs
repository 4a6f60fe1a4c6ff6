import { readdirSync } from 'node:fs';
import { atOnce } from './at-once.mjs';
import { bin, ROOT, run } from './run.mjs';

/** Type-checks every package and app by its own settings (`tsconfig.json`, `tsconfig.node.json` …), the end-to-end tests and Storybook. */
export async function checkTypes() {
  const folders = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`).map((name) => `${folder}/${name}`),
  );
  const projects = folders.flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`)
      .filter((name) => /^tsconfig(?:\.\w+)?\.json$/.test(name))
      .map((name) => `${folder}/${name}`),
  );
  await atOnce(
    [...projects, 'e2e', '.storybook'].map((project) => () => run(bin('tsc'), ['--project', project])),
  );
}
