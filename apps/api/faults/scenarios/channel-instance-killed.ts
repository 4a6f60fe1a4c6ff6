import { setTimeout as wait } from 'node:timers/promises';
import { hubSignature } from '../../src/channels/signature.ts';
import { providerServer } from '../../src/channels/testing/provider-server.ts';
import type { Scenario } from '../scenario.ts';
import { inTurns, visitors } from '../visitors.ts';

const MESSAGES = 200;
const CALLS_AT_ONCE = 4;
const LOOK_MS = 200;
const APP_SECRET = 'app-secret';
const PHONE_ID = '106540352242922';

/** The request to the provider: a message to somebody, with our mark on it. */
interface Sent {
  readonly to: string;
  readonly biz_opaque_callback_data: string;
}

const eventOf = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [{ changes: [{ value: { metadata: { phone_number_id: PHONE_ID }, ...value } }] }],
});

const message = (index: number) => ({
  from: `2290197${100_000 + index}`,
  id: `wamid.${index}`,
  timestamp: String(Math.floor(Date.now() / 1_000)),
  type: 'text',
  text: { body: `On me demande mon code pour un colis numéro ${index}` },
});

/**
 * Two instances answer 200 people on WhatsApp; one is killed while it does. The provider tells the other one what it has sent, as the
 * real one does, and repeats what nobody acknowledged.
 */
export const channelInstanceKilled: Scenario = {
  name: 'an instance killed while it answers 200 messages of a channel',
  on: ['PostgreSQL'],
  seconds: 200,
  run: async (place) => {
    const crowd = visitors();
    const provider = await providerServer();
    const settings = async () => ({
      DATA_DIR: await place.emptyFolder(),
      WHATSAPP_TOKEN: 'token',
      WHATSAPP_APP_SECRET: APP_SECRET,
      WHATSAPP_VERIFY_TOKEN: 'verify',
      WHATSAPP_PHONE_ID: PHONE_ID,
      WHATSAPP_URL: provider.url,
    });
    const [dying, staying] = [place.serve(await settings()), place.serve(await settings())];
    const addresses = [await dying.ready, await staying.ready];
    const post = (address: string, value: object) => {
      const body = JSON.stringify(eventOf(value));
      const headers = {
        'content-type': 'application/json',
        'x-hub-signature-256': hubSignature(APP_SECRET, Buffer.from(body)),
      };
      return crowd.ask(() => fetch(`${address}/channels/whatsapp`, { method: 'POST', headers, body }));
    };
    const telling: Promise<unknown>[] = [];
    provider.behave(({ body }) => {
      const mark = (JSON.parse(body) as Sent).biz_opaque_callback_data;
      const status = { id: 'wamid.out', status: 'sent', biz_opaque_callback_data: mark };
      telling.push(post(addresses[1] ?? '', { statuses: [status] }));
      return { body: { messages: [{ id: 'wamid.out' }] } };
    });

    let acknowledged = 0;
    await inTurns(MESSAGES, CALLS_AT_ONCE, async (index) => {
      const call = { messages: [message(index)] };
      for (let turn = index; ; turn += 1) {
        const answer = await post(addresses[turn % 2] ?? '', call);
        if (answer?.status === 200) break;
      }
      acknowledged += 1;
      if (index === MESSAGES / 2) dying.process.kill('SIGKILL');
    });
    await dying.ended;
    // What the dead one had taken up is waited for in one go; the real wait of 90 seconds would only be long.
    await wait(LOOK_MS);
    await Promise.all(telling);
    await place.query(`update channel_messages set held_until = now() where state = 'owed'`);
    const owed = async () =>
      (
        await place.query<{ count: number }>(
          `select count(*)::int from channel_messages where state = 'owed'`,
        )
      )[0]?.count;
    while (await owed()) await wait(LOOK_MS);

    const times = new Map<string, number>();
    for (const { to } of provider.posted('/messages') as unknown as Sent[])
      times.set(to, (times.get(to) ?? 0) + 1);
    const answers = Array.from({ length: MESSAGES }, (_, index) => times.get(message(index).from) ?? 0);
    staying.process.kill('SIGTERM');
    await staying.ended;
    await Promise.all(telling);
    await provider.close();
    return {
      tried: MESSAGES,
      acknowledged,
      lost: answers.filter((count) => count === 0).length,
      doubled: answers.filter((count) => count > 1).length,
      seen: `${answers.filter((count) => count === 1).length} people were answered once; calls: ${crowd.seen()}`,
    };
  },
};
