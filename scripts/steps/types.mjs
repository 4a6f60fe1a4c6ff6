import { readdirSync } from 'node:fs';
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
  for (const project of [...projects, 'e2e', '.storybook']) {
    await run(bin('tsc'), ['--project', project]);
  }
}
