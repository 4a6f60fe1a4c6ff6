import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/client.ts';
import { securityHeaders } from '../plugins/security-headers.ts';
import { databases } from '../testing/databases.ts';
import { emptyFolder } from '../testing/scratch.ts';
import { widgetFiles } from './files.ts';
import { type KeptFiles, keptFiles } from './kept-files.ts';

const FIRST = '1.2.3-aaaaaaaa';
const SECOND = '1.3.0-bbbbbbbb';
const scriptOf = (build: string) => `import('../${build}/engine.js');`;

/** A server whose own build is this one. @param content of its scripts */
async function serve(build: string, kept: KeptFiles, content = scriptOf(build)) {
  const folder = path.join(await emptyFolder(), 'dist');
  for (const file of [`${build}/scamguard.js`, `${build}/engine.js`, 'v1/scamguard.js']) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, content);
    await writeFile(`${place}.br`, brotliCompressSync(content));
  }
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ build }));
  const app = fastify();
  await app.register(securityHeaders, { secure: true });
  const isKept = new Promise<void>((onKept) => {
    app.register(widgetFiles, { folder, kept, onKept });
  });
  await app.listen({ port: 0 });
  await isKept;
  return app;
}

describe.each(databases)('whole versions of widgets, on $name', ({ open }) => {
  let close: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const each of close.toReversed()) await each();
    close = [];
  });
  const opened = async (): Promise<Database> => {
    const database = await open();
    close.push(database.close);
    return database;
  };
  const served = async (...options: Parameters<typeof serve>) => {
    const app = await serve(...options);
    close.push(() => app.close());
    return app;
  };

  test('stay where they were after an upgrade, byte for byte, for every site', async () => {
    const kept = keptFiles((await opened()).queries);
    await served(FIRST, kept);
    const upgraded = await served(SECOND, kept);
    for (const encoding of ['br', 'gzip', undefined]) {
      const { statusCode, headers, rawPayload } = await upgraded.inject({
        url: `/widgets/${FIRST}/scamguard.js`,
        headers: encoding ? { 'accept-encoding': encoding } : {},
      });
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'accept-encoding',
      });
      expect(headers['content-encoding']).toBe(encoding === 'br' ? 'br' : undefined);
      const script = Buffer.from(scriptOf(FIRST));
      expect(rawPayload.equals(encoding === 'br' ? brotliCompressSync(script) : script)).toBe(true);
    }
    // What its script fetches later is there too, and the moving address gives the new one.
    expect((await upgraded.inject(`/widgets/${FIRST}/engine.js`)).statusCode).toBe(200);
    expect((await upgraded.inject('/widgets/v1/scamguard.js')).body).toBe(scriptOf(SECOND));
    expect((await upgraded.inject(`/widgets/${SECOND}/scamguard.js`)).body).toBe(scriptOf(SECOND));
  });

  test('are served by an older instance too, while others are upgraded', async () => {
    const kept = keptFiles((await opened()).queries);
    const older = await served(FIRST, kept);
    await served(SECOND, kept);
    expect((await older.inject(`/widgets/${SECOND}/engine.js`)).body).toBe(scriptOf(SECOND));
  });

  test('are never written over', async () => {
    const kept = keptFiles((await opened()).queries);
    await served(FIRST, kept);
    await served(FIRST, kept, 'other();');
    const upgraded = await served(SECOND, kept);
    expect((await upgraded.inject(`/widgets/${FIRST}/scamguard.js`)).body).toBe(scriptOf(FIRST));
  });

  test.each([
    `/widgets/${FIRST}/nothing.js`,
    '/widgets/9.9.9-cccccccc/scamguard.js',
    `/widgets/${FIRST}/..%2f..%2fsecret`,
    '/widgets/v0/scamguard.js',
    `/widgets/${FIRST}/scamguard.js.br`,
  ])('%s is nothing', async (url) => {
    const kept = keptFiles((await opened()).queries);
    await served(FIRST, kept);
    expect((await (await served(SECOND, kept)).inject(url)).statusCode).toBe(404);
  });

  test('that were asked for are there while the database is away', async () => {
    const database = await opened();
    const kept = keptFiles(database.queries);
    await served(FIRST, kept);
    let isAway = false;
    const upgraded = await served(SECOND, {
      ...kept,
      find: (...file) => (isAway ? Promise.reject(new Error('away')) : kept.find(...file)),
    });
    await upgraded.inject(`/widgets/${FIRST}/scamguard.js`);
    isAway = true;
    expect((await upgraded.inject(`/widgets/${FIRST}/scamguard.js`)).body).toBe(scriptOf(FIRST));
  });
});
