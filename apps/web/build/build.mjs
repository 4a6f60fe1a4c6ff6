/**
 * Builds the site: browser code, then one page for each path and language, then compressed copies.
 * Writes `dist/client` (what is served) and `dist/pages.json` (which page answers what, with its style hash).
 */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { compressFolder } from './compress.mjs';
import { prerenderPages } from './prerender-pages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

const settings = { root, logLevel: 'warn' };
await build(settings);
await build({ ...settings, build: { ssr: 'src/prerender.tsx' } });

const dist = path.join(root, 'dist');
const pages = await prerenderPages(dist);
await writeFile(path.join(dist, 'pages.json'), JSON.stringify(pages, null, 2));
await rm(path.join(dist, 'prerender'), { recursive: true });
await compressFolder(path.join(dist, 'client'));
