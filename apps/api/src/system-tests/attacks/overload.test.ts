import { EventEmitter, once } from 'node:events';
import { ENDPOINTS, PATHS } from '@scamguard/contracts';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { openPostgres } from '../../db/postgres.ts';
import { databases, freshPostgres } from '../../testing/databases.ts';
import { asking, testApp } from '../../testing/test-server.ts';

const SEARCHES = 40;
/** Two are under way and thirty wait, for a quarter of a second. */
const [UNDER_WAY, BORNE] = [2, 32];

// An embedded database does one thing at a time: there is no other connection that could hold a table.
describe.runIf(databases.some(({ name }) => name === 'PostgreSQL'))('while searches take for ever', () => {
  test('some wait for a moment, the rest is told when to come back, and links are checked as always', async () => {
    const url = await freshPostgres(inject('postgresTemplate'));
    const app = await testApp(await openDatabase(await openPostgres(url)));
    onTestFinished(() => app.close());
    const { ask, post } = asking(() => app);
    const holder = new Client(url);
    await holder.connect();
    await holder.query('begin; lock table scams in access exclusive mode');

    let refused = 0;
    const told = new EventEmitter();
    const tooLate = once(told, 'as many as come too late');
    const allWaited = once(told, 'all who waited');
    const searches = Array.from({ length: SEARCHES }, async () => {
      const answer = await ask({ url: `${PATHS.searchScams.path}?search=pangolin` });
      if (answer.statusCode === 503) refused += 1;
      if (refused === SEARCHES - BORNE) told.emit('as many as come too late');
      if (refused === SEARCHES - UNDER_WAY) told.emit('all who waited');
      return answer;
    });
    await tooLate;
    const check = await post(ENDPOINTS.verifyLink.path, { link: 'https://boutique.example/' });
    expect(check.statusCode).toBe(200);

    await allWaited;
    await holder.end();
    const answers = await Promise.all(searches);
    const late = answers.filter(({ statusCode }) => statusCode === 503);
    expect(late).toHaveLength(SEARCHES - UNDER_WAY);
    expect(late[0]?.json().code).toBe('unavailable');
    for (const { headers } of late) expect(headers['retry-after']).toBe('5');
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(UNDER_WAY);
    expect((await ask({ url: `${PATHS.searchScams.path}?search=pangolin` })).statusCode).toBe(200);
  });
});
