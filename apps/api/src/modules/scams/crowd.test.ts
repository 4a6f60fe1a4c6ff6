import { EventEmitter, once } from 'node:events';
import { ENDPOINTS } from '@scamguard/contracts';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { sharedSchemas } from '../../contract/schemas.ts';
import { errorAnswers } from '../../plugins/error-answers.ts';
import { language } from '../../plugins/language.ts';
import { scamsRoutes } from './routes.ts';
import type { ScamsPage, ScamsService } from './service.ts';

const { path } = ENDPOINTS.searchScams;
/** Those who are served and those who wait. */
const MOST = 32;
const NOTHING: ScamsPage = { scams: [], nextCursor: undefined };

/** A server whose database answers no search until the searches may end. */
async function slowServer() {
  const database = new EventEmitter();
  const service: ScamsService = {
    types: async () => [],
    latest: async () => NOTHING,
    search: () => once(database, 'over').then(() => NOTHING),
  };
  const app = fastify();
  await app.register(language);
  await app.register(errorAnswers);
  for (const schema of sharedSchemas) app.addSchema(schema);
  await app.register(scamsRoutes, { service });
  await app.ready();
  return { app, end: () => database.emit('over') };
}

test('a search beyond those that can be served in time is refused before it is read', async () => {
  const { app, end } = await slowServer();
  const search = async (query: string) => app.inject({ url: `${path}?${query}` });
  expect((await search('limit=none')).statusCode).toBe(400);
  const crowd = Array.from({ length: MOST }, () => search('search=loto'));
  // By then, the searches before this call have been taken in.
  expect((await app.inject({ url: ENDPOINTS.latestScams.path })).statusCode).toBe(200);
  const late = await search('limit=none');
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5']);
  end();
  const ending = setInterval(end);
  const statuses = (await Promise.all(crowd)).map(({ statusCode }) => statusCode);
  clearInterval(ending);
  // Those who waited have had their turn by now, or have been told that it takes too long.
  expect(statuses.slice(0, 2)).toEqual([200, 200]);
  expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
  await app.close();
});
