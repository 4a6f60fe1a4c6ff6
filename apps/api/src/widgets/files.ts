import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { earlierBuilds, FOR_EVER, FOR_EVERY_SITE } from './earlier-builds.ts';
import type { KeptFiles } from './kept-files.ts';

export interface WidgetFilesOptions {
  /** The files that the widgets' build has left. If they are absent, those of earlier builds are served alone. */
  readonly folder: string;
  /** Where builds are kept. */
  readonly kept: KeptFiles;
  /** Told that this build is kept. */
  readonly onKept?: () => void;
}

const FIVE_MINUTES_SECONDS = 300;
/** A folder named by a whole version never changes; `v1` moves with every release. */
const WHOLE_VERSION = /^\d+\.\d+\.\d+[^/\\]*[/\\]/;

/** Serves the scripts that other sites put on their pages, to every site. */
export async function widgetFiles(app: FastifyInstance, { folder, ...keeping }: WidgetFilesOptions) {
  await app.register(earlierBuilds, { ...keeping, folder, build: buildIn(folder) });
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: path.resolve(folder),
    prefix: '/widgets/',
    // One route a file: what is not a file of the build cannot be asked for.
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, file) => {
      const isFixed = WHOLE_VERSION.test(path.relative(path.resolve(folder), file));
      response.header('cache-control', isFixed ? FOR_EVER : `public, max-age=${FIVE_MINUTES_SECONDS}`);
      for (const [name, value] of Object.entries(FOR_EVERY_SITE)) response.header(name, value);
    },
  });
}

/** The name of the build in a folder, as its manifest says. */
function buildIn(folder: string): string | undefined {
  const manifest = path.join(folder, 'manifest.json');
  if (!existsSync(manifest)) return undefined;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { build?: string }).build;
}
