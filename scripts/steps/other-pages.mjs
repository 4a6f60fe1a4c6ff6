import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' };

/**
 * Serves pages that others built, compressed as ours are.
 *
 * @param {string} folder with a folder for each page, which has an `index.html`.
 * @returns the address of each page by its name, and what ends it.
 */
export async function serveOthers(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const compressed = new Map();
  const server = createServer(async ({ url }, response) => {
    const file = path.join(folder, path.normalize(new URL(url, 'http://localhost').pathname));
    try {
      if (!compressed.has(file)) compressed.set(file, brotliCompressSync(await readFile(file)));
      const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(compressed.get(file));
    } catch {
      response.writeHead(404).end();
    }
  }).listen(0);
  await once(server, 'listening');
  const origin = `http://localhost:${server.address().port}`;
  const addresses = Object.fromEntries(names.map((name) => [name, `${origin}/${name}/index.html`]));
  return { addresses, stop: () => server.close() };
}
