import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bin, ROOT, run } from './run.mjs';

const SETTINGS = {
  compilerOptions: {
    noEmit: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: '.',
    outDir: 'dist/package',
  },
  include: ['src', 'node'],
  exclude: ['src/**/*.test.ts', 'src/**/*.check.ts', 'src/testing', 'src/**/testing'],
};

/**
 * Compiles a package of plain TypeScript into `dist/package`, as it is published: modules and declarations, one a file.
 *
 * @param {string} name folder in `packages`.
 */
export async function compilePackage(name) {
  const folder = path.join(ROOT, 'packages', name);
  const output = path.join(folder, 'dist/package');
  await rm(output, { recursive: true, force: true });
  const settings = path.join(folder, 'tsconfig.release.tmp.json');
  // A package with a folder for Node may know Node's types.
  const hasNode = (await readdir(folder)).includes('node');
  const extended = hasNode ? './tsconfig.node.json' : './tsconfig.json';
  await writeFile(settings, JSON.stringify({ extends: extended, ...SETTINGS }));
  try {
    await run(bin('tsc'), ['--project', settings]);
  } finally {
    await rm(settings);
  }
  for (const file of await readdir(output, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const text = await readFile(path.join(output, file), 'utf8');
    // The compiler leaves `.ts` in declarations, which only consumers with its own setting for that could read.
    await writeFile(path.join(output, file), text.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.ts(?=['"])/g, '$1.js'));
  }
  for (const file of await readdir(folder)) {
    if (/^evaluation(-tellings)?\.json$/.test(file))
      await cp(path.join(folder, file), path.join(output, file));
  }
}
