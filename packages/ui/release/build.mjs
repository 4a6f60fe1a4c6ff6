import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { run } from '../../../scripts/steps/run.mjs';
import { PACKAGE, publicParts } from './public-parts.mjs';
import { writeTokens } from './write-tokens.mjs';

/** Builds what is published into `dist`: modules, declarations, an entry for each component, style sheets, tokens, fonts. */
const DIST = path.join(PACKAGE, 'dist');
const program = (name) => path.join(PACKAGE, 'node_modules/.bin', name);

await run(program('vite'), ['build'], { cwd: PACKAGE });
await run(program('tsc'), ['--project', 'release/tsconfig.json'], { cwd: PACKAGE });

// The compiler leaves `.ts` in declarations, which only consumers with its own setting for that could read.
for (const file of await readdir(DIST, { recursive: true })) {
  if (!file.endsWith('.d.ts')) continue;
  const text = await readFile(path.join(DIST, file), 'utf8');
  await writeFile(path.join(DIST, file), text.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js'));
}

for (const [name, folder] of Object.entries(publicParts)) {
  const entry = `export * from '../${folder}/index.js';\n`;
  await writeFile(path.join(DIST, 'entries', `${name}.js`), entry);
  await writeFile(path.join(DIST, 'entries', `${name}.d.ts`), entry);
}

await writeTokens(DIST);

await copyFile(
  path.join(PACKAGE, 'node_modules/lucide/LICENSE'),
  path.join(DIST, 'components/icon/lucide/LICENSE'),
);

const { resolve } = createRequire(import.meta.url);
const fonts = await readFile(path.join(PACKAGE, 'src/theme/fonts.css'), 'utf8');
await mkdir(path.join(DIST, 'fonts'), { recursive: true });
for (const [, file] of fonts.matchAll(/url\("([^"?]+)[^"]*"\)/g)) {
  const source = file.startsWith('.') ? path.join(PACKAGE, 'src/theme', file) : resolve(file);
  await copyFile(source, path.join(DIST, 'fonts', path.basename(file)));
}
// The licence goes wherever the fonts go: that is what it asks for.
await copyFile(
  path.join(PACKAGE, 'node_modules/@fontsource/andika/LICENSE'),
  path.join(DIST, 'fonts/OFL.txt'),
);
await writeFile(path.join(DIST, 'fonts.css'), fonts.replaceAll(/url\("[^"]+\//g, 'url("./fonts/'));
