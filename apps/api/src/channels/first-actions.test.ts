import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { describeOnEachDatabase } from '../testing/test-server.ts';
import { openWays } from './testing/open-ways.ts';
import { settled } from './testing/settled.ts';
import { SECRET, type Way } from './testing/ways.ts';

const port = await freePort();
const { provider, ways } = await openWays();
const { whatsapp } = ways as { whatsapp: Way };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describeOnEachDatabase(
  'who was told what to do',
  ({ ask, database }) => {
    const counted = async (channel: string) => {
      // The port of measures opens with the first call.
      await ask({ method: 'GET', url: '/api/health' });
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const line = new RegExp(`^scamguard_first_actions_total\\{channel="${channel}"\\} (\\d+)$`, 'm');
      return Number(line.exec(text)?.[1] ?? 0);
    };
    const form = (url: string, fields: Record<string, string>) =>
      ask({ method: 'POST', url, headers: FORM, payload: new URLSearchParams(fields).toString() });

    test('is counted for a message, and not for an order to stop', async () => {
      provider.behave(() => whatsapp.well);
      const before = await counted('whatsapp');
      for (const text of ["Un agent MTN m'appelle et demande mon code PIN", 'STOP']) {
        await ask({
          method: 'POST',
          url: whatsapp.url,
          ...whatsapp.call(22_901_930_001, randomUUID(), text),
        });
        await settled(database().queries);
      }
      expect(await counted('whatsapp')).toBe(before + 1);
    });

    test('is counted once for a menu, and not for who saw the menu alone', async () => {
      const before = await counted('ussd');
      const fields = { sessionId: randomUUID(), phoneNumber: '+2290197000071' };
      for (const text of ['', '1', '1*1']) await form(`/channels/ussd/${SECRET}`, { ...fields, text });
      expect(await counted('ussd')).toBe(before + 1);
    });

    test('is counted for a call that lasted long enough to hear it', async () => {
      const before = await counted('voice');
      for (const durationInSeconds of ['2', '12', ''])
        await form(`/channels/voice/${SECRET}`, { isActive: '0', sessionId: 'AT1', durationInSeconds });
      expect(await counted('voice')).toBe(before + 1);
    });
  },
  () => ({
    ...whatsapp.settings,
    METRICS_PORT: String(port),
    USSD_SECRET: SECRET,
    USSD_CODE: '*384*1#',
    VOICE_SECRET: SECRET,
    VOICE_PROVIDER: 'africas-talking',
    VOICE_NUMBER: '+2290100000000',
  }),
);
