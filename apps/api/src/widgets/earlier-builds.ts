import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { KeptFiles } from './kept-files.ts';

export interface EarlierBuildsOptions {
  /** The files of this server's own build. */
  readonly folder: string;
  /** Name of that build; undefined where none was made. */
  readonly build: string | undefined;
  readonly kept: KeptFiles;
  /** Told that this build is kept. */
  readonly onKept?: () => void;
}

/** What `packages/widgets/build` names builds and files. */
const BUILD = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const FILE = /^[\w-]+\.js$/;
const COMPRESSED = '.br';
const AGAIN_MS = 60_000;
/** Partners' pages ask for few files, and browsers keep them for a year. What was asked for is there while the database is away, too. */
const MOST_REMEMBERED_BYTES = 8 * 1024 * 1024;

const unpack = promisify(brotliDecompress);

/**
 * Keeps the scripts of this build, and serves those of every build before it. A page that names a whole version with `integrity` goes on
 * working when the server is upgraded; so does one whose script came from another instance, or a minute before.
 */
export async function earlierBuilds(
  app: FastifyInstance,
  { folder, build, kept, onKept }: EarlierBuildsOptions,
) {
  const remembered = new LRUCache<string, Uint8Array>({
    maxSize: MOST_REMEMBERED_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength || 1,
  });
  const find = async (named: string, file: string) => {
    if (!BUILD.test(named) || !FILE.test(file)) return undefined;
    const key = `${named}/${file}`;
    const bytes = remembered.get(key) ?? (await kept.find(named, file));
    if (bytes) remembered.set(key, bytes);
    return bytes;
  };

  app.get<{ Params: { build: string; file: string } }>(
    '/widgets/:build/:file',
    { schema: { hide: true } },
    async ({ params, headers }, reply) => {
      const brotli = await find(params.build, params.file);
      if (!brotli) return reply.callNotFound();
      const takesBrotli = /\bbr\b/.test(String(headers['accept-encoding']));
      if (takesBrotli) reply.header('content-encoding', 'br');
      return reply
        .headers({ ...FOR_EVERY_SITE, 'cache-control': FOR_EVER, vary: 'accept-encoding' })
        .type('text/javascript; charset=utf-8')
        .send(takesBrotli ? Buffer.from(brotli) : await unpack(brotli));
    },
  );

  if (!build) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running = Promise.resolve();
  const keep = async () => {
    try {
      await keepBuild(path.join(folder, build), build, kept);
      onKept?.();
    } catch (err) {
      app.log.warn({ err }, 'This build of the widgets could not be kept yet: it is tried again in a minute');
      timer = setTimeout(start, AGAIN_MS).unref();
    }
  };
  const start = () => {
    running = keep();
  };
  app.addHook('onListen', async () => start());
  app.addHook('onClose', async () => {
    await running;
    clearTimeout(timer);
  });
}

/** Every site may take what never changes, and keep it for a year. */
export const FOR_EVERY_SITE = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
const ONE_YEAR_SECONDS = 31_536_000;
export const FOR_EVER = `public, max-age=${ONE_YEAR_SECONDS}, immutable`;

async function keepBuild(folder: string, build: string, kept: KeptFiles): Promise<void> {
  const there = await kept.namesOf(build);
  const files = (await readdir(folder)).filter((file) => file.endsWith(`.js${COMPRESSED}`));
  for (const file of files) {
    const name = file.slice(0, -COMPRESSED.length);
    if (!there.has(name)) await kept.keep(build, name, await readFile(path.join(folder, file)));
  }
}
