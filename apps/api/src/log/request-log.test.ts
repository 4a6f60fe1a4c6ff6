import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readSettings } from '../env.ts';
import { serverOptions } from '../http/server-options.ts';

/** The log lines of one request that warns and tells. */
async function linesAt(level: string): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const options = serverOptions(readSettings({ LOG_LEVEL: level }));
  const stream = { write: (line: string) => lines.push(line) };
  const app = fastify({ ...options, logger: { ...(options.logger as object), stream } });
  app.get('/', async ({ log, id }) => {
    log.info('told');
    log.warn('warned');
    log.child({ part: 1 }).error('failed');
    return { id };
  });
  const { id } = (await app.inject('/')).json();
  return lines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === id);
}

test.each([
  ['warn', ['warned', 'failed']],
  ['error', ['failed']],
  ['info', ['incoming request', 'told', 'warned', 'failed', 'request completed']],
])('at %s a request tells, under its id, %s', async (level, expected) => {
  expect((await linesAt(level)).map(({ msg }) => msg)).toEqual(expected);
});
