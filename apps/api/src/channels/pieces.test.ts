import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { channelMessages } from '../db/schema/channels.ts';
import { describeOnEachDatabase } from '../testing/test-server.ts';
import { openWays } from './testing/open-ways.ts';
import { settled } from './testing/settled.ts';
import type { Way } from './testing/ways.ts';

const { provider, ways: WAYS } = await openWays();
const HALVES = ["Quelqu'un m'appelle", 'il est agent MTN et il demande mon code PIN'] as const;
let people = 22_901_960_000;

for (const name of ['whatsapp', 'telegram', "sms by Africa's Talking", 'sms by Twilio']) {
  const { settings, url, call, sent, well } = WAYS[name] as Way;
  describeOnEachDatabase(
    `what is written in pieces on ${name}`,
    ({ ask, database }) => {
      const owed = eq(channelMessages.state, 'owed');
      /** What is sent once the time for more pieces is over. */
      const answers = async (...texts: readonly string[]) => {
        provider.behave(() => well);
        const before = sent().length;
        for (const text of texts) {
          const { statusCode } = await ask({ method: 'POST', url, ...call(people, randomUUID(), text) });
          expect(statusCode).toBe(200);
        }
        const { queries } = database();
        await queries.update(channelMessages).set({ dueAt: sql`now()` }).where(owed);
        await settled(queries);
        return sent().slice(before);
      };

      test('is one contribution with one answer, the same as in one message', async () => {
        people += 1;
        const inPieces = await answers(...HALVES);
        people += 1;
        expect(inPieces).toHaveLength(1);
        expect(inPieces).toEqual(await answers(HALVES.join('\n')));
      });

      test('waits for more, and an order does not', async () => {
        people += 1;
        provider.behave(() => well);
        const { queries } = database();
        await ask({ method: 'POST', url, ...call(people, randomUUID(), HALVES[0]) });
        const [row] = await queries
          .select({ waits: sql<boolean>`due_at > now()` })
          .from(channelMessages)
          .where(owed);
        expect(row?.waits).toBe(true);
        const before = sent().length;
        await ask({ method: 'POST', url, ...call(people, randomUUID(), 'STOP') });
        await settled(queries);
        expect(sent().length).toBe(before + 1);
      });
    },
    () => ({ ...settings, CHANNEL_PIECES: '9999' }),
  );
}
