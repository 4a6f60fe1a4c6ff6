import { PATHS } from '@scamguard/contracts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { rdap, registryServer } from '../../testing/registry-server.ts';
import { testApp } from '../../testing/test-server.ts';
import type { LinkFacts } from '../outside/link-facts.ts';
import { verificationService } from './service.ts';

const reputation = () => ({ version: () => 1, find: vi.fn(async (_keys: readonly string[]) => []) });
const short = { kind: 'link', value: 'https://bit.ly/3xYz12A' } as const;
const shop = { kind: 'link', value: 'https://boutique-adjovi.com/' } as const;

describe('a check with what others say of a link', () => {
  test('judges where a short link leads, and asks what is known of it', async () => {
    const known = reputation();
    const { verify } = verificationService(known, {
      findFacts: async () => ({ leadsTo: 'https://gain-facile.xyz/payer' }),
    });
    const { signals } = await verify(short, 'fr');
    expect(signals.map(({ id }) => id)).toContain('leads-to');
    expect(known.find.mock.calls[0]?.[0]).toContain('domain:gain-facile.xyz');
  });

  test('goes on without an answer, and looks again the next time', async () => {
    const facts = vi.fn(async (): Promise<LinkFacts | undefined> => undefined);
    const { verify } = verificationService(reputation(), { findFacts: facts });
    const without = await verify(shop, 'fr');
    facts.mockResolvedValueOnce({ registeredDays: 1 });
    const later = await verify(shop, 'fr');
    expect(later.riskLevel).toBeGreaterThan(without.riskLevel);
    await verify(shop, 'fr');
    expect(facts).toHaveBeenCalledTimes(2);
  });

  test('asks of links only', async () => {
    const facts = vi.fn(async () => ({}));
    const { verify } = verificationService(reputation(), { findFacts: facts });
    await verify({ kind: 'conversation', value: 'Bonjour, tout est là : https://bit.ly/3xYz12A' }, 'fr');
    await verify({ kind: 'number', value: '0197123456' }, 'fr');
    expect(facts).not.toHaveBeenCalled();
  });

  test.each(['conversation', 'number', 'profile'] as const)('asks of a link put in as a %s', async (kind) => {
    const facts = vi.fn(async () => ({}));
    await verificationService(reputation(), { findFacts: facts }).verify({ ...short, kind }, 'fr');
    expect(facts).toHaveBeenCalledExactlyOnceWith(short.value);
  });
});

test('a registry on this machine is never asked, and the check goes on', async () => {
  const server = await registryServer();
  onTestFinished(server.close);
  server.domains.set('boutique-adjovi.com', rdap(new Date().toISOString()));
  const database = await databases[0]?.open();
  if (!database) throw new Error('There is no database.');
  const app = await testApp(database, { RDAP_URL: server.url.href, FOLLOW_SHORT_LINKS: 'on' });
  onTestFinished(() => app.close());
  const payload = { link: shop.value };
  const answer = await app.inject({ method: 'POST', url: PATHS.verifyLink.path, payload });
  expect([answer.statusCode, server.asked]).toEqual([200, []]);
  expect(answer.body).not.toContain('new-domain');
});
