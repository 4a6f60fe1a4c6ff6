import { ENDPOINTS, type ModeratedScam, WIDGET_KEY_HEADER } from '@scamguard/contracts';
import { expect, test } from 'vitest';
import { signedIn } from '../../testing/moderator.ts';
import { letAnHourPass, newAddress, reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase, type TestServer } from '../../testing/test-server.ts';

const { verifyLink, scamsToModerate, moderateScam } = ENDPOINTS;
const REQUESTS = 200;

const check = async ({ post }: TestServer, link: string) => (await post(verifyLink.path, { link })).json();

/** The scam of a link as moderators see it. */
async function moderated(server: TestServer, link: string) {
  const moderator = await signedIn(server, ['moderator']);
  const scams = (await moderator.get(`${scamsToModerate.path}?limit=50`)).json<ModeratedScam[]>();
  const scam = scams.find(({ reports }) => reports.some(({ contact }) => contact === link));
  const publish = () =>
    moderator.post(moderateScam.path.replace('{id}', scam?.id ?? ''), { action: 'publish' });
  return { scam, publish };
}

describeOnEachDatabase('a script that reports an honest shop 200 times moves nothing', (server) => {
  const send = reporting(server);

  test.each([
    ['Origin', (index: number) => ({ origin: `https://site-${index}.example` })],
    [
      'Origin and Sec-Fetch-Site',
      (index: number) => ({ origin: `https://site-${index}.example`, 'sec-fetch-site': 'cross-site' }),
    ],
    [
      'every other header',
      (index: number) => ({
        referer: `https://site-${index}.example/`,
        'user-agent': `Phone ${index}`,
        'accept-language': index % 2 ? 'fr' : `en;q=0.${index}`,
        'x-forwarded-for': `102.${index}.7.1`,
        'x-real-ip': `102.${index}.7.1`,
        forwarded: `for=102.${index}.7.1`,
        'cf-connecting-ip': `102.${index}.7.1`,
        'true-client-ip': `102.${index}.7.1`,
        cookie: `session=${index}`,
      }),
    ],
  ])('with another %s each time, hour after hour', async (name, headers) => {
    const link = `https://boutique-honnete-${name.length}.bj/`;
    const from = newAddress();
    const before = await check(server, link);
    for (let index = 0; index < REQUESTS; index += 1) {
      if (index % 50 === 0) await letAnHourPass(server.database());
      const { statusCode } = await send({ scammerContact: link }, { from, headers: headers(index) });
      expect(statusCode).toBe(201);
    }
    expect(await check(server, link)).toEqual(before);
    expect((await moderated(server, link)).scam).toMatchObject({ reportCount: 1, isHeld: false });
  });

  test.each([
    ['an IPv6 address of one customer', (index: number) => `2c0f:f0f8:77:${index.toString(16)}::${index}`],
    ['a neighbouring IPv4 address', (index: number) => `41.201.7.${index}`],
  ])('from %s each time, hour after hour', async (name, address) => {
    const link = `https://boutique-voisine-${name.length}.bj/`;
    const before = await check(server, link);
    for (let index = 0; index < REQUESTS; index += 1) {
      if (index % 50 === 0) await letAnHourPass(server.database());
      await send({ scammerContact: link }, { from: address(index) });
    }
    expect(await check(server, link)).toEqual(before);
  });

  test('from 200 networks at once: they wait for a moderator, who sees that they do', async () => {
    const link = 'https://boutique-assaillie.bj/';
    const before = await check(server, link);
    for (let index = 0; index < REQUESTS; index += 1) await send({ scammerContact: link });
    expect(await check(server, link)).toEqual(before);
    const { scam, publish } = await moderated(server, link);
    expect(scam).toMatchObject({ isHeld: true });
    await publish();
    expect((await check(server, link)).community).toMatchObject({ reports: REQUESTS });
  });
});

describeOnEachDatabase('reports from pages of strange sites', (server) => {
  const send = reporting(server);

  test('have one voice together, whatever sites and visitors they are', async () => {
    const link = 'https://concurrent-honnete.example/';
    for (let index = 0; index < 4; index += 1) {
      await letAnHourPass(server.database());
      const headers = { origin: `https://site-${index}.example`, 'sec-fetch-site': 'cross-site' };
      await send({ scammerContact: link }, { headers });
    }
    expect((await check(server, link)).community).toBeUndefined();
  });
});

const onPageOf = (partner: string) => ({
  origin: `https://${partner}.example`,
  [WIDGET_KEY_HEADER]: `${partner}-key-1`,
});

describeOnEachDatabase(
  'reports from pages of partners',
  (server) => {
    const send = reporting(server);
    const reported = async (link: string, senders: readonly { from: string; partner?: string }[]) => {
      for (const { from, partner } of senders) {
        await letAnHourPass(server.database());
        await send({ scammerContact: link }, { from, headers: partner ? onPageOf(partner) : {} });
      }
      return (await check(server, link)).community;
    };

    test('have one voice for each partner, whoever its visitors are', async () => {
      const senders = Array.from({ length: 5 }, () => ({ from: newAddress(), partner: 'radio' }));
      expect(await reported('https://visee-par-un-site.example/', senders)).toBeUndefined();
    });

    test('are no further voice of somebody who has reported elsewhere', async () => {
      const from = newAddress();
      const senders = [{ from, partner: 'radio' }, { from, partner: 'journal' }, { from }];
      expect(await reported('https://visee-par-un-homme.example/', senders)).toBeUndefined();
    });

    test('count as any other, hours apart', async () => {
      const senders = [
        { from: newAddress(), partner: 'radio' },
        { from: newAddress(), partner: 'journal' },
        { from: newAddress() },
      ];
      const community = await reported('https://vraie-arnaque-partout.example/', senders);
      expect(community).toMatchObject({ reports: 3 });
    });
  },
  () => ({
    WIDGET_KEYS: 'radio radio-key-1 https://radio.example; journal journal-key-1 https://journal.example',
  }),
);
