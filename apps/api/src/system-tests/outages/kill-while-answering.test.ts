import { and, count, eq, lt, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, inject, test } from 'vitest';
import { providerServer } from '../../channels/testing/provider-server.ts';
import { waysOf, whatsappEvent } from '../../channels/testing/ways.ts';
import { openDatabase } from '../../db/client.ts';
import { openPostgres } from '../../db/postgres.ts';
import { channelMessages } from '../../db/schema/channels.ts';
import { freshPostgres } from '../../testing/databases.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { emptyFolder } from '../../testing/scratch.ts';
import { startServer, stopServers } from '../../testing/server-process.ts';

const MESSAGES = 200;
const SENT_BEFORE_THE_KILL = 60;
const AGENT = "Un agent MTN m'appelle et demande mon code PIN";

const provider = await providerServer();
const mail = await mailServer();
afterAll(async () => {
  await provider.close();
  await mail.close();
});
afterEach(stopServers);

const toldBy = (body: string): { readonly to: string; readonly mark: string } => {
  const { to, biz_opaque_callback_data: mark } = JSON.parse(body);
  return { to, mark };
};

test.runIf(inject('postgres'))(
  'each of 200 people on WhatsApp is answered once, though one of two instances is killed meanwhile',
  {
    timeout: 300_000,
  },
  async () => {
    const way = waysOf(provider, mail)['whatsapp'];
    if (!way) throw new Error('There is no WhatsApp.');
    const url = await freshPostgres(inject('postgresTemplate'));
    const variables = {
      ...way.settings,
      DATABASE_URL: url,
      RATE_LIMIT: 'off',
      SECRET: 'the same key on every instance, long',
    };
    const start = async () => startServer({ ...variables, DATA_DIR: await emptyFolder() });
    const [dying, other] = [await start(), await start()];
    const addresses = [await dying.ready, await other.ready];
    let sent = 0;
    provider.behave(() => {
      sent += 1;
      if (sent === SENT_BEFORE_THE_KILL) dying.process.kill('SIGKILL');
      return way.well;
    });
    // A provider repeats what it was not told of, and is told by whichever instance answers.
    const bring = async (index: number) => {
      const { headers, payload } = way.call(22_901_000_000 + index, `wamid.kill.${index}`, AGENT);
      for (let attempt = index; ; attempt += 1) {
        const told = await fetch(`${addresses[attempt % 2]}${way.url}`, {
          method: 'POST',
          headers,
          body: payload,
        }).catch(() => undefined);
        if (told?.ok) return;
      }
    };
    await Promise.all(Array.from({ length: MESSAGES }, (_, index) => bring(index)));
    await dying.ended;
    const database = await openDatabase(await openPostgres(url));
    const marks = () => provider.posted('/messages').map((each) => toldBy(JSON.stringify(each)).mark);
    const confirmAll = () => {
      const statuses = marks().map((mark) => ({ status: 'sent', biz_opaque_callback_data: mark }));
      const { headers, payload } = whatsappEvent({ statuses });
      return fetch(`${addresses[1]}${way.url}`, { method: 'POST', headers, body: payload });
    };
    for (;;) {
      // WhatsApp says what it has sent long before a claim of somebody who died ends.
      await confirmAll();
      const [row] = await database.queries
        .select({ left: count() })
        .from(channelMessages)
        .where(eq(channelMessages.state, 'owed'));
      if (!row?.left) break;
      // The dead instance is waited for no longer.
      if (dying.process.signalCode)
        await database.queries
          .update(channelMessages)
          .set({ heldUntil: null })
          .where(
            and(
              eq(channelMessages.state, 'owed'),
              lt(channelMessages.heldUntil, sql`now() + interval '60 seconds'`),
            ),
          );
      await new Promise((resolve) => setImmediate(resolve));
    }
    await database.close();
    const people = provider.posted('/messages').map((each) => toldBy(JSON.stringify(each)).to);
    expect(new Set(people).size).toBe(MESSAGES);
    expect(people).toHaveLength(MESSAGES);
  },
);
