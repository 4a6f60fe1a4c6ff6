import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { buildName } from './build-name.mjs';
import { customElements } from './elements.mjs';
import { licences } from './licences.mjs';
import { packageModules, pageModules, stylesOf } from './modules.mjs';
import { scriptStyles } from './script-styles.mjs';
import { laterModule, pageScript } from './scripts.mjs';

/** Builds what pages load (`dist/v1`, `dist/<build>`, `dist/manifest.json`) and what developers import (`dist/npm`). */
const PACKAGE = path.dirname(import.meta.dirname);
const DIST = path.join(PACKAGE, 'dist');
const MODULES = path.join(DIST, 'npm');
/** What page scripts are bundled from. */
const FOR_PAGES = path.join(DIST, 'for-pages');
const ENTRIES = path.join(PACKAGE, 'src/entries');
const { version } = JSON.parse(await readFile(path.join(PACKAGE, 'package.json'), 'utf8'));

const entries = (await readdir(ENTRIES))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
/** The languages of first aid, by tag. Each has a file, and each but French has a file of texts. */
const FIRST_AID = /^first-aid-(\w+)\.constant\.ts$/;
const tags = (await readdir(path.join(PACKAGE, 'src/widgets/sos'))).flatMap(
  (file) => FIRST_AID.exec(file)?.[1] ?? [],
);
const languageFiles = await readdir(path.join(PACKAGE, 'src/language'));
const textsIn = (tag) => (languageFiles.includes(`${tag}.ts`) ? `${tag}.ts` : `${tag}.constant.ts`);

/** The parts that a script fetches when it is first needed. */
const laters = {
  engine: 'engine.ts',
  interview: 'interview.ts',
  speech: 'voice/speech.ts',
  'clips-fr': 'voice/clips-fr.ts',
  'clips-en': 'voice/clips-en.ts',
  dark: 'styles/themes/dark.ts',
  contrast: 'styles/themes/contrast.ts',
  ...Object.fromEntries(tags.map((tag) => [`first-aid-${tag}`, `widgets/sos/first-aid-${tag}.constant.ts`])),
  ...Object.fromEntries(tags.filter((tag) => tag !== 'fr').map((tag) => [tag, `language/${textsIn(tag)}`])),
};

/** Scripts that draw nothing: that of a page around frames, and that of the page inside one. */
const frameScripts = { frame: 'frame/around.ts', framed: 'frame/inside.ts' };

const sources = Object.fromEntries(entries.map((name) => [name, path.join(ENTRIES, `${name}.ts`)]));
const laterSources = Object.fromEntries(
  Object.entries(laters).map(([name, file]) => [name, path.join(PACKAGE, 'src', file)]),
);

await rm(DIST, { recursive: true, force: true });
await packageModules({ ...sources, ...laterSources }, MODULES);
await pageModules(sources, FOR_PAGES);

const compress = promisify(brotliCompress);
const integrity = (code) => `sha384-${createHash('sha384').update(code).digest('base64')}`;
const files = {};

/** Writes a file for browsers, and compressed beside it. */
async function deliver(folder, name, code) {
  const file = path.join(DIST, folder, `${name}.js`);
  await mkdir(path.dirname(file), { recursive: true });
  const compressed = await compress(code);
  await Promise.all([writeFile(file, code), writeFile(`${file}.br`, compressed)]);
  files[`${folder}/${name}.js`] = {
    integrity: integrity(code),
    bytes: code.length,
    brotli: compressed.length,
  };
}

const build = await buildName(version, [MODULES, FOR_PAGES]);
const major = `v${Math.max(1, Number.parseInt(version, 10))}`;
/** Draws the choice of speed, in the colours of the widget. */
const speech = await readFile(path.join(MODULES, 'speech.js'), 'utf8');
for (const entry of entries) {
  const styles = scriptStyles(await stylesOf(FOR_PAGES, sources[entry]), speech);
  const code = await pageScript(path.join(FOR_PAGES, `${entry}.js`), { styles, build });
  await deliver(build, entry, code);
  await deliver(major, entry, code);
}
for (const [script, file] of Object.entries(frameScripts)) {
  const code = await pageScript(path.join(PACKAGE, 'src', file), { styles: '', build });
  await deliver(build, script, code);
  await deliver(major, script, code);
}
for (const later of Object.keys(laters))
  await deliver(build, later, await laterModule(path.join(MODULES, `${later}.js`)));
await rm(FOR_PAGES, { recursive: true });

await writeFile(path.join(DIST, 'licences.txt'), await licences());
await writeFile(
  path.join(DIST, 'manifest.json'),
  `${JSON.stringify({ version, build, major, files }, null, 2)}\n`,
);
await writeFile(path.join(DIST, 'custom-elements.json'), `${JSON.stringify(customElements(), null, 2)}\n`);
