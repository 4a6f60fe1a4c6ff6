import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export interface WidgetFilesOptions {
  /** The files that the widgets' build has left. If they are absent, none are served. */
  readonly folder: string;
}

const FIVE_MINUTES_SECONDS = 300;
const ONE_YEAR_SECONDS = 31_536_000;
/** A folder named by a whole version never changes; `v1` moves with every release. */
const WHOLE_VERSION = /^\d+\.\d+\.\d+[^/\\]*[/\\]/;

/** Serves the scripts that other sites put on their pages, to every site. */
export async function widgetFiles(app: FastifyInstance, { folder }: WidgetFilesOptions) {
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
      response.header(
        'cache-control',
        isFixed
          ? `public, max-age=${ONE_YEAR_SECONDS}, immutable`
          : `public, max-age=${FIVE_MINUTES_SECONDS}`,
      );
      response.header('access-control-allow-origin', '*');
      response.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
