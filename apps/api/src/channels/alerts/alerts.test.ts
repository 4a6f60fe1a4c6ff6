import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { channelSubscribers } from '../../db/schema/channels.ts';
import { rateLimitsRepository } from '../../rate-limits/repository.ts';
import { rateLimits } from '../../rate-limits/service.ts';
import { textSealer } from '../../sealed-text/sealer.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { describeOnEachDatabase, TEST_SECRET } from '../../testing/test-server.ts';
import { channelPeople } from '../door/people.ts';
import { channelsRepository } from '../door/repository.ts';
import { subscribersOf } from '../door/subscribers.ts';
import { partsOf } from '../sms/gsm7.ts';
import { providerServer } from '../testing/provider-server.ts';
import { settled } from '../testing/settled.ts';
import { type Way, waysOf } from '../testing/ways.ts';
import { wordsOf } from '../words/index.ts';
import { broadcast } from './broadcast.ts';

const provider = await providerServer();
const mail = await mailServer();
provider.behave(() => ({ body: { ok: true, result: {} } }));
afterAll(async () => {
  await provider.close();
  await mail.close();
});
const WAYS = waysOf(provider, mail);
const CHANNELS = ['whatsapp', 'telegram', 'sms', 'email'] as const;
const settings = () => Object.assign({}, ...CHANNELS.map((name) => WAYS[name]?.settings));
/** Numbers of Benin. */
let people = 2_290_195_000_000;

const sendAlert = (
  { queries }: Database,
  alert: string,
  change: { perDay?: number; country?: string } = {},
) => {
  const sealer = textSealer(TEST_SECRET);
  return broadcast(
    {
      queries,
      repository: channelsRepository(queries),
      subscribers: subscribersOf(queries, sealer),
      people: channelPeople(TEST_SECRET),
      sealer,
      limits: rateLimits(rateLimitsRepository(queries), `${TEST_SECRET} ${randomUUID()}`),
      perDay: change.perDay ?? 100,
      template: 'scam_alert',
    },
    alert,
    change.country,
  );
};

describeOnEachDatabase(
  'alerts on channels',
  ({ ask, database }) => {
    const say = async (name: string, person: number, text: string) => {
      const { url, call, sent } = WAYS[name] as Way;
      const before = sent().length;
      const { statusCode } = await ask({ method: 'POST', url, ...call(person, randomUUID(), text) });
      expect(statusCode).toBe(200);
      await settled(database().queries);
      return sent().slice(before);
    };

    test('go once to each who asked for them, on every channel, and to nobody else', async () => {
      const asked = new Map<string, number>();
      for (const name of CHANNELS) {
        people += 2;
        asked.set(name, people);
        expect((await say(name, people, 'Alertes')).join()).toContain('STOP');
        await say(name, people + 1, 'bonjour');
      }
      await say('telegram', asked.get('telegram') ?? 0, 'ALERTS');
      const before = { all: provider.asked.length, mails: mail.mails.length };
      expect(await sendAlert(database(), 'depot-par-erreur')).toEqual({ queued: 4, left: 0 });
      await expect(sendAlert(database(), 'depot-par-erreur')).rejects.toThrow('has been sent already');
      // Whoever runs finds what is due.
      await settled(database().queries);
      const sent = provider.asked.slice(before.all).map(({ body }) => JSON.parse(body));
      expect(sent).toHaveLength(3);
      const template = sent.find(({ type }) => type === 'template');
      expect(template).toMatchObject({
        to: String(asked.get('whatsapp')),
        template: { name: 'scam_alert', language: { code: 'fr' } },
      });
      const sms = sent.find(({ to, type }) => to && !type);
      expect(partsOf(sms.text)).toBeLessThanOrEqual(2);
      expect(sent.find(({ chat_id }) => chat_id)?.text).toContain(wordsOf('en').alertNotice);
      expect(mail.mails.slice(before.mails)).toHaveLength(1);
    });

    test('end with STOP at once, also one that is on its way', async () => {
      people += 2;
      const own = `+${people}`;
      await say('sms', people, 'ALERTES');
      const taken: string[] = [];
      let isBroken = true;
      const refused: string[] = [];
      provider.behave(({ body }) => {
        if (!body.includes(own)) return {};
        if (isBroken) {
          refused.push(body);
          return { status: 500 };
        }
        taken.push(JSON.parse(body).text);
        return {};
      });
      expect((await sendAlert(database(), 'depot-par-erreur', { country: 'BJ' })).queued).toBeGreaterThan(0);
      while (!refused.length) await new Promise((resolve) => setImmediate(resolve));
      isBroken = false;
      await say('sms', people, 'STOP');
      expect(taken.filter((text) => !text.includes('REPRENDRE'))).toEqual([]);
      expect(taken).toHaveLength(1);
      provider.behave(() => ({ body: { ok: true, result: {} } }));
    });

    test('keep no address in the open', async () => {
      people += 2;
      await say('sms', people, 'ALERTES');
      const rows = JSON.stringify(await database().queries.select().from(channelSubscribers));
      expect(rows).not.toContain(String(people));
      expect(rows).toContain('"BJ"');
    });

    test('stop at the ceiling of a day, and say how many are left', async () => {
      people += 2;
      await say('sms', people, 'ALERTES');
      const { queued, left } = await sendAlert(database(), 'depot-par-erreur', { perDay: 1, country: 'TG' });
      expect(queued).toBe(1);
      expect(left).toBeGreaterThanOrEqual(1);
      await expect(sendAlert(database(), 'no-alert')).rejects.toThrow('There is no alert');
    });
  },
  () => ({ ...settings(), WHATSAPP_ALERT_TEMPLATE: 'scam_alert' }),
);

describeOnEachDatabase(
  'alerts on WhatsApp without a template',
  ({ ask, database }) => {
    test('are refused honestly', async () => {
      const { url, call, sent } = WAYS['whatsapp'] as Way;
      people += 2;
      await ask({ method: 'POST', url, ...call(people, randomUUID(), 'alertes') });
      await settled(database().queries);
      expect(sent().at(-1)).toBe(wordsOf('fr').noAlerts);
      expect(await database().queries.$count(channelSubscribers)).toBe(0);
    });
  },
  settings,
);
