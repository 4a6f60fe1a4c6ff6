import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '@scamguard/contracts';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { reputation } from '../../db/schema/reputation.ts';
import { threatListKeys, threatLists } from '../../db/schema/threat-lists.ts';
import { letAnHourPass, reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { threatListsRefresh } from './plugin.ts';
import { threatListsRepository } from './repository.ts';

const lists = new Map<string, string>();
let asked = 0;
const asking = new EventEmitter();
const server = createServer((request, response) => {
  asked += 1;
  if (request.url === '/never') {
    asking.emit('never');
    return;
  }
  const text = lists.get(request.url ?? '');
  response.writeHead(text === undefined ? 500 : 200).end(text);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const at = (path: string) => new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

const everywhere = () => true;

const sites = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => `${name}-${number}.example`).join('\n');

describeOnEachDatabase('lists of known scams', (tested) => {
  const { post, database } = tested;
  const send = reporting(tested);
  beforeEach(async () => {
    lists.clear();
    asked = 0;
    // It starts with the first call, and then forgets lists that it has not been told of.
    await send();
  });

  /** Reads lists as a server does when an hour is over. */
  const read = async (urls: readonly URL[], isAllowed?: () => boolean) => {
    const { queries } = database();
    await queries.update(threatLists).set({ readAt: sql`now() - interval '2 hours'` });
    const app = fastify();
    const rounds = new EventEmitter();
    const round = once(rounds, 'over');
    await app.register(threatListsRefresh, {
      urls,
      repository: threatListsRepository(queries),
      onChange: async () => undefined,
      onRound: () => rounds.emit('over'),
      ...(isAllowed ? { isAllowed } : {}),
    });
    await app.ready();
    await round;
    await app.close();
    // With every report the server under test reads what has changed.
    await send();
  };
  const verdict = async (name: string) =>
    (await post(ENDPOINTS.verifyLink.path, { link: `https://${name}/` })).json().verdict;

  test('make what they name a danger, until they name it no more', async () => {
    lists.set('/one', 'liste-une.example\nliste-deux.example');
    lists.set('/two', 'https://liste-deux.example/payer');
    await read([at('/one'), at('/two')], everywhere);
    expect([await verdict('liste-une.example'), await verdict('liste-deux.example')]).toEqual([
      'danger',
      'danger',
    ]);
    lists.set('/one', 'liste-trois.example');
    await read([at('/one'), at('/two')], everywhere);
    expect(await verdict('liste-une.example')).toBe('unknown');
    expect([await verdict('liste-deux.example'), await verdict('liste-trois.example')]).toEqual([
      'danger',
      'danger',
    ]);
    await read([at('/one')], everywhere);
    expect(await verdict('liste-deux.example')).toBe('unknown');
  });

  test('stay as they were when they cannot be read, or are suddenly empty', async () => {
    lists.set('/one', 'reste.example');
    await read([at('/one')], everywhere);
    for (const text of [undefined, '', '<html>Busy</html>']) {
      if (text === undefined) lists.delete('/one');
      else lists.set('/one', text);
      await read([at('/one')], everywhere);
      expect(await verdict('reste.example')).toBe('danger');
    }
  });

  const held = () => threatListsRepository(database().queries).held();

  test.each([
    ['shrinks by half', 12, 6],
    ['grows tenfold', 6, 60],
  ])('are held when one %s, until it is itself again or is set anew', async (_how, before, after) => {
    lists.set('/doubt', sites('avant', before));
    await read([at('/doubt')], everywhere);
    lists.set('/doubt', sites('apres', after));
    await read([at('/doubt')], everywhere);
    expect([await verdict('avant-0.example'), await verdict('apres-0.example'), await held()]).toEqual([
      'danger',
      'unknown',
      1,
    ]);
    lists.set('/doubt', `${sites('avant', before)}\nnouveau.example`);
    await read([at('/doubt')], everywhere);
    expect([await verdict('nouveau.example'), await held()]).toEqual(['danger', 0]);
    await read([], everywhere);
    lists.set('/doubt', sites('apres', after));
    await read([at('/doubt')], everywhere);
    expect([await verdict('avant-0.example'), await verdict('apres-0.example')]).toEqual([
      'unknown',
      'danger',
    ]);
  });

  test('are not held for what an interrupted reading has left', async () => {
    const { queries } = database();
    await queries.insert(threatLists).values({ url: at('/interrupted').href, readAt: new Date(0) });
    await queries.insert(threatListKeys).values({ url: at('/interrupted').href, key: 'domain:un-0.example' });
    lists.set('/interrupted', sites('un', 60));
    await read([at('/interrupted')], everywhere);
    expect([await verdict('un-59.example'), await held()]).toEqual(['danger', 0]);
  });

  test('that name a host name what lies below it', async () => {
    lists.set('/host', '||paiement.hebergeur-x.example^');
    await read([at('/host')], everywhere);
    expect(await verdict('mtn.login.paiement.hebergeur-x.example')).toBe('danger');
    expect(await verdict('autre.hebergeur-x.example')).toBe('unknown');
  });

  test('keep what people have reported', async () => {
    lists.set('/reported', 'rapporte.example');
    for (let count = 0; count < 3; count += 1) {
      await send({ scammerContact: 'https://rapporte.example' });
      await letAnHourPass(database());
    }
    await read([at('/reported')], everywhere);
    await send({ scammerContact: 'https://rapporte.example' });
    const [row] = await database()
      .queries.select()
      .from(reputation)
      .where(sql`${reputation.key} = 'domain:rapporte.example'`);
    expect(row).toMatchObject({ reports: 4, listed: true });
  });

  test('are read by one instance for all, and once an hour', async () => {
    lists.set('/one', 'a-moi.example');
    const { claim } = threatListsRepository(database().queries);
    const claims = await Promise.all(Array.from({ length: 5 }, () => claim(at('/once').href, 3_600_000)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await claim(at('/once').href, 0)).toBe(true);
  });

  test('are not read from this machine or its network', async () => {
    lists.set('/one', 'interieur.example');
    await read([at('/one')]);
    expect([asked, await verdict('interieur.example')]).toEqual([0, 'unknown']);
  });

  test('do not keep the server from stopping when one never answers, and the next one is not begun', async () => {
    const begun = once(asking, 'never');
    lists.set('/one', 'apres.example');
    const app = fastify();
    await app.register(threatListsRefresh, {
      urls: [at('/never'), at('/one')],
      repository: threatListsRepository(database().queries),
      onChange: async () => undefined,
      isAllowed: everywhere,
    });
    await app.ready();
    await begun;
    await app.close();
    expect(asked).toBe(1);
  });
});
