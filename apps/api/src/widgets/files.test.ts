import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { securityHeaders } from '../plugins/security-headers.ts';
import { emptyFolder } from '../testing/scratch.ts';
import { widgetFiles } from './files.ts';
import type { KeptFiles } from './kept-files.ts';

const SCRIPT = 'customElements.define("scamguard-tip", class extends HTMLElement {});';

const contentOf = (file: string) => (file.endsWith('.json') ? '{"build":"1.2.3"}' : SCRIPT);
const NOTHING_KEPT: KeptFiles = {
  namesOf: async () => new Set(),
  keep: async () => undefined,
  find: async () => undefined,
};

async function serve(files: readonly string[]) {
  const folder = path.join(await emptyFolder(), 'dist');
  for (const file of files) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    const content = contentOf(file);
    await writeFile(place, content);
    await writeFile(`${place}.br`, brotliCompressSync(content));
  }
  const app = fastify();
  await app.register(securityHeaders, { secure: true });
  await app.register(widgetFiles, { folder, kept: NOTHING_KEPT });
  return app;
}

const app = await serve(['v1/scamguard.js', '1.2.3/scamguard.js', '1.2.3-beta.1/tip.js', 'manifest.json']);

test.each([
  ['/widgets/v1/scamguard.js', 'public, max-age=300'],
  ['/widgets/manifest.json', 'public, max-age=300'],
  ['/widgets/1.2.3/scamguard.js', 'public, max-age=31536000, immutable'],
  ['/widgets/1.2.3-beta.1/tip.js', 'public, max-age=31536000, immutable'],
])('%s may be used by every site, and kept as long as it stays the same', async (url, cacheControl) => {
  const response = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': cacheControl,
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });
  expect(response.rawPayload.equals(brotliCompressSync(contentOf(url)))).toBe(true);
});

test.each(['/widgets/', '/widgets/v1/', '/widgets/v1/scamguard.js.br', '/widgets/..%2f..%2fsecret'])(
  '%s is nothing',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('a server without built widgets starts', async () => {
  const without = await serve([]);
  expect((await without.inject('/widgets/v1/scamguard.js')).statusCode).toBe(404);
});
