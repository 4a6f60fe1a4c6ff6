import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { ENDPOINTS } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const HOST = '127.0.0.1';
const DEPLOY = new URL('../../../../../deploy/', import.meta.url);

/** Names of the client library, which it has for good: they cannot be mended here. */
const NOT_OURS = /^nodejs_active_(handles|requests|resources)_total non-counter metrics should not/;
const promtool = (input?: string) =>
  spawnSync('promtool', input === undefined ? ['--version'] : ['check', 'metrics'], {
    input,
    encoding: 'utf8',
  });
const isThere = promtool().status === 0;
if (!isThere && process.env['REQUIRE_PROMTOOL']) throw new Error('promtool is missing (package prometheus).');

const port = await freePort();
const read = async () => (await fetch(`http://${HOST}:${port}/metrics`)).text();

describeOnEachDatabase(
  'what an operator watches',
  (server) => {
    test('counts verdicts by kind, also those that are remembered, and nothing of what was checked', async () => {
      for (let times = 0; times < 2; times += 1)
        await server.post(ENDPOINTS.verifyLink.path, { link: 'http://mtn-bj.promo-gagnant.xyz/login' });
      const text = await read();
      expect(text).toContain('scamguard_verdicts_total{kind="link",verdict="danger"} 2');
      expect(text).toContain('scamguard_verdicts_remembered_total{kind="link"} 1');
      expect(text).not.toContain('promo-gagnant');
    });

    test('says how many connections to the database are used, and how many questions wait for one', async () => {
      const text = await read();
      const of = (state: string) =>
        Number(
          new RegExp(`^scamguard_database_connections\\{state="${state}"\\} (\\d+)$`, 'm').exec(text)?.[1],
        );
      expect(of('used') + of('idle')).toBeGreaterThan(0);
      // Work of the server's own may wait for the one connection of the embedded database.
      expect(of('waiting')).toBeGreaterThanOrEqual(0);
    });

    test('says what waits for a moderator, and that the database answers', async () => {
      const waiting = async () => Number(/^scamguard_reports_waiting (\d+)$/m.exec(await read())?.[1]);
      const before = await waiting();
      await reporting(server)({ scammerContact: '+229 01 96 55 44 33' });
      expect(await waiting()).toBe(before + 1);
      expect(await read()).toContain('scamguard_database_up 1');
    });

    test('says it while the database is away, without a value that is not known', async () => {
      const { queries } = server.database();
      const { execute } = queries;
      queries.execute = () => Promise.reject(new Error('away')) as never;
      const text = await read();
      queries.execute = execute;
      expect(text).toContain('scamguard_database_up 0');
      expect(text).not.toMatch(/^scamguard_reports_waiting \d/m);
    });

    test.skipIf(!isThere)('is written and named as Prometheus wants it', async () => {
      const { stdout, stderr } = promtool(await read());
      const said = `${stdout}${stderr}`.split('\n').filter(Boolean);
      expect(said.filter((line) => !NOT_OURS.test(line))).toEqual([]);
    });

    test.each(['prometheus/alerts.yml', 'grafana/scamguard.json'])(
      '%s asks for measures that there are',
      async (file) => {
        const asked = (await readFile(new URL(file, DEPLOY), 'utf8')).match(
          /\b(?:scamguard|http|nodejs|process)_[a-z0-9_]+/g,
        );
        const there = new Set(
          (await read()).match(/^# TYPE (\S+)/gm)?.map((line) => line.split(' ')[2] ?? ''),
        );
        const names = (asked ?? []).map((name) => name.replace(/_(?:count|bucket|sum)$/, ''));
        expect(names.length).toBeGreaterThan(8);
        expect(names.filter((name) => !there.has(name))).toEqual([]);
      },
    );
  },
  () => ({ METRICS_PORT: String(port) }),
);
