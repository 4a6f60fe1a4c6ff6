import { readdirSync } from 'node:fs';
import { bin, ROOT, run } from './run.mjs';

/** Type-checks every package and app by its own settings, and the end-to-end tests. */
export async function checkTypes() {
  const projects = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(`${ROOT}/${folder}`).map((name) => `${folder}/${name}`),
  );
  for (const project of [...projects, 'e2e']) {
    await run(bin('tsc'), ['--project', project]);
  }
}
