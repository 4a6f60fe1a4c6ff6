import fastify from 'fastify';
import { describe, expect, test, vi } from 'vitest';
import { readSettings } from '../env.ts';
import { databases } from '../testing/databases.ts';
import { testApp } from '../testing/test-server.ts';
import { securityTxt } from './security-txt.ts';

const ADDRESS = '/.well-known/security.txt';

async function serve(variables: Record<string, string>, email?: string) {
  const { PUBLIC_URL: publicUrl, SECURITY_CONTACT: contact } = readSettings(variables);
  const app = fastify();
  await app.register(securityTxt, { publicUrl, contact, email });
  return app;
}

async function read(variables: Record<string, string>, email?: string) {
  const { body, statusCode, headers } = await (await serve(variables, email)).inject(ADDRESS);
  const fields = body.split('\n').map((line) => line.split(': ', 2));
  const all = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);
  return { body, statusCode, headers, all };
}

describe('security.txt', () => {
  test('names whom the operator names, then the site’s own ways', async () => {
    const { all, statusCode, headers } = await read(
      { SECURITY_CONTACT: 'security@scamguard.example', PUBLIC_URL: 'https://scamguard.example' },
      'hello@scamguard.example',
    );
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(all('Contact')).toEqual([
      'mailto:security@scamguard.example',
      'mailto:hello@scamguard.example',
      'https://scamguard.example/contact',
    ]);
    expect(all('Canonical')).toEqual([`https://scamguard.example${ADDRESS}`]);
    expect(all('Preferred-Languages')).toEqual(['fr, en']);
  });

  test('may name a page in place of a mail address', async () => {
    const { all } = await read({ SECURITY_CONTACT: 'https://elsewhere.example/report' });
    expect(all('Contact')).toEqual(['https://elsewhere.example/report']);
    expect(all('Canonical')).toEqual([]);
  });

  test('is served by the whole server, as it is set', async () => {
    const database = await databases[0]?.open();
    if (!database) throw new Error('There is no database.');
    const app = await testApp(database, { SECURITY_CONTACT: 'security@scamguard.example' });
    const { body, headers } = await app.inject(ADDRESS);
    expect(body).toContain('Contact: mailto:security@scamguard.example\n');
    expect(headers['x-content-type-options']).toBe('nosniff');
    await app.close();
  });

  test('is not there when nobody can be named', async () => {
    expect((await read({})).statusCode).toBe(404);
    // The standard takes no address by plain http.
    expect((await read({ PUBLIC_URL: 'http://scamguard.example' })).statusCode).toBe(404);
  });

  test('never has run out while a server answers, and never promises a year', async () => {
    const app = await serve({ SECURITY_CONTACT: 'security@scamguard.example' });
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (const now of ['2026-11-23T22:00:00Z', '2029-02-28T23:59:59Z']) {
        vi.setSystemTime(now);
        const { body } = await app.inject(ADDRESS);
        const [, expires = ''] = /^Expires: (\S+)$/m.exec(body) ?? [];
        const daysLeft = (Date.parse(expires) - Date.parse(now)) / 86_400_000;
        expect(daysLeft).toBeGreaterThan(30);
        expect(daysLeft).toBeLessThan(365);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(['security', 'http://plain.example', 'https://a.example\nContact: mailto:c@d.example'])(
    'the contact %j is refused',
    (SECURITY_CONTACT) => {
      expect(() => readSettings({ SECURITY_CONTACT })).toThrow(
        'Wrong settings: SECURITY_CONTACT must be an e-mail address or begin with https://.',
      );
    },
  );
});
