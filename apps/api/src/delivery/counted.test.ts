import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { counted } from './counted.ts';
import { Undelivered } from './undelivered.ts';

test('what is handed over and what is refused is counted, and the refusal goes on', async () => {
  const registry = new Registry();
  const heard: unknown[][] = [];
  const sender = {
    isTest: false,
    send: async (to: string, text: string) => {
      if (to === 'nobody') throw new Undelivered('there is nobody');
      heard.push([to, text]);
    },
  };
  const sms = counted(sender, 'scamguard_sms_total', 'Text messages.', registry);
  await sms.send('+22997000000', 'a');
  await sms.send('+22997000000', 'b');
  await expect(sms.send('nobody', 'c')).rejects.toThrow(Undelivered);
  expect(heard).toEqual([
    ['+22997000000', 'a'],
    ['+22997000000', 'b'],
  ]);
  const text = await registry.metrics();
  expect(text).toContain('scamguard_sms_total{result="taken"} 2');
  expect(text).toContain('scamguard_sms_total{result="refused"} 1');
  expect(text).not.toMatch(/22997|nobody/);
  expect(sms.isTest).toBe(false);
});

test('nothing is counted where nobody asks', () => {
  const sender = { send: async () => undefined };
  expect(counted(sender, 'scamguard_sms_total', 'Text messages.', undefined)).toBe(sender);
});
