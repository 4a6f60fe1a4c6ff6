import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { STARTER } from './starter.mjs';

/** The file with which the site starts in a browser, as `vite.config.ts` says too. */
const ENTRY = 'src/main.tsx';
/** The script that the oldest browsers fetch before it. */
const FLOOR_ENTRY = 'src/floor/index.ts';
/** The style sheet of devices that are set to dark. */
const DARK_ENTRY = 'src/dark.ts';

/** Takes the build's manifest out of the served folder. */
export async function takeManifest(client) {
  const manifest = JSON.parse(await readFile(path.join(client, '.vite', 'manifest.json'), 'utf8'));
  await rm(path.join(client, '.vite'), { recursive: true });
  return manifest;
}

/**
 * Lists what each pattern of addresses needs beside its page.
 *
 * @returns the renderer's `DocumentParts`.
 */
export async function documentParts(client, manifest, { patterns, languages, sourceOf, textsOf }) {
  const template = await readTemplate();
  const start = collect(manifest, ENTRY);

  const styles = {};
  const scripts = {};
  for (const pattern of patterns) {
    scripts[pattern] = {};
    const source = sourceOf(pattern);
    const later = collectAll(manifest, laterPartsOf(manifest, source, start)).styles;
    for (const language of languages) {
      const wanted = collectAll(manifest, [source, ...textsOf(pattern, language)]);
      scripts[pattern][language] = [...wanted.scripts].filter((file) => !start.scripts.has(file));
      styles[pattern] = await readStyle(client, new Set([...start.styles, ...wanted.styles, ...later]));
    }
  }
  // The script that starts the site imports the others, and stands last among them.
  const startScripts = [...start.scripts].toReversed();
  const floorScript = manifest[FLOOR_ENTRY].file;
  const [darkStyle] = manifest[DARK_ENTRY].css;
  return { template, styles, darkStyle, startScripts, floorScript, scripts, starterHash: hashOf(STARTER) };
}

/**
 * Parts of a screen whose scripts come after the page, though the page shows them: their rules come with it. They are the modules in
 * the screen's own folder that it imports on demand.
 */
function laterPartsOf(manifest, source, start, known = new Set()) {
  const folder = source.slice(0, source.lastIndexOf('/') + 1);
  for (const chunk of collect(manifest, source).chunks) {
    if (start.chunks.has(chunk)) continue;
    for (const part of manifest[chunk].dynamicImports ?? []) {
      if (!part.startsWith(folder) || known.has(part)) continue;
      known.add(part);
      laterPartsOf(manifest, part, start, known);
    }
  }
  return known;
}

/** The code of a check without a network: the engine in the page's language, and the interview. */
const ENGINES = { en: 'src/on-device/engine-english.ts' };
const ENGINE = 'src/on-device/engine-french.ts';
const INTERVIEW = '../../packages/engine/src/case/index.ts';
const INTERVIEW_IN = { pcm: ['../../packages/engine/src/case/pidgin.ts'] };

/**
 * Lists the scripts that a visitor keeps for when there is no network, as `src/offline/keep-for-offline.ts` fetches them.
 *
 * @returns {Record<string, string[]>} by language; files from the served folder on.
 */
export function offlineScripts(manifest, { languages, offlinePaths, sourceOf, textsOf, textsBeneath }) {
  const start = collect(manifest, ENTRY);
  const scriptsIn = (language) => {
    const screens = offlinePaths.flatMap((path) => [
      sourceOf(path),
      ...textsOf(path, language),
      ...textsBeneath(path, language),
      ...laterPartsOf(manifest, sourceOf(path), start),
    ]);
    const wanted = [
      ENTRY,
      ...screens,
      ENGINES[language] ?? ENGINE,
      INTERVIEW,
      ...(INTERVIEW_IN[language] ?? []),
    ];
    return [...collectAll(manifest, wanted).scripts];
  };
  return Object.fromEntries(languages.map((language) => [language, scriptsIn(language)]));
}

/** What the development server starts the site with. */
const START = `<script type="module" src="/${ENTRY}"></script>`;

/** The page of the development server, with what fetches a built page's own scripts in the place of its start. */
async function readTemplate() {
  const html = await readFile(new URL('../index.html', import.meta.url), 'utf8');
  if (!html.includes(START)) throw new Error(`index.html does not start the site with ${START}.`);
  return html.replace(START, () => `<script type="module">${STARTER}</script>`);
}

/** Rules in the order of their files, and the hash under which the page's policy allows them. */
async function readStyle(client, files) {
  const texts = await Promise.all([...files].map((file) => readFile(path.join(client, file), 'utf8')));
  const css = texts.map((text) => text.trim()).join('');
  return { css, hash: hashOf(css), files: [...files] };
}

/** The hash by which a policy allows a style or script inside a page. */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function collectAll(manifest, sources) {
  const found = { chunks: new Set(), scripts: new Set(), styles: new Set() };
  for (const source of sources) collect(manifest, source, found);
  return found;
}

/** A module's scripts and style sheets with all that it imports. An import stands before the file that imports it. */
function collect(manifest, source, found = collectAll(manifest, [])) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
  if (found.chunks.has(source)) return found;
  found.chunks.add(source);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
  found.scripts.add(chunk.file);
  for (const style of chunk.css ?? []) found.styles.add(style);
  return found;
}
