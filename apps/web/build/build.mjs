/**
 * Builds the site: browser code, the renderer, then one page for each address and language, then compressed copies.
 *
 * Writes `dist/client` (what is served), `dist/pages.json` (which page answers what, with its style hash) and
 * `dist/render` (the renderer and its parts, with which the server answers a plain form post).
 */
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.mjs';
import { documentParts, offlineScripts, takeManifest } from './document-parts.mjs';
import { offlineSizes } from './offline-size.mjs';
import { prerenderPages } from './prerender-pages.mjs';
import { buildServiceWorker } from './service-worker.mjs';
import { packWordPressPlugin } from './wordpress-plugin.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const settings = { root, logLevel: 'warn' };
await build(settings);
await build({ ...settings, build: { ssr: 'src/render/index.ts' } });

const dist = path.join(root, 'dist');
const renderer = await import(path.join(dist, 'render', 'index.js'));
const client = path.join(dist, 'client');
const manifest = await takeManifest(client);
const parts = await documentParts(client, manifest, renderer);
await writeFile(path.join(dist, 'render', 'parts.json'), JSON.stringify(parts));
const pages = await prerenderPages(client, renderer, parts);
await writeFile(path.join(dist, 'pages.json'), JSON.stringify(pages, null, 2));
await buildServiceWorker(root);
const licence = path.join(root, '../../packages/ui/node_modules/@fontsource/andika/LICENSE');
await copyFile(licence, path.join(client, 'assets/andika-licence.txt'));
await packWordPressPlugin(client);
await compressFolder(client);
const kept = [...renderer.offlinePaths, renderer.EMPTY_ADDRESS];
const sizes = await offlineSizes(client, offlineScripts(manifest, renderer), pages.pages, kept);
await writeFile(path.join(dist, 'offline-sizes.json'), JSON.stringify(sizes));
