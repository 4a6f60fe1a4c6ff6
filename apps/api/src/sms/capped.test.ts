import { describe, expect, test } from 'vitest';
import { rateLimitsRepository } from '../rate-limits/repository.ts';
import { rateLimits } from '../rate-limits/service.ts';
import { databases } from '../testing/databases.ts';
import { cappedSms } from './capped.ts';

describe.each(databases)('a sender with caps, on $name', ({ open }) => {
  const sending = async (caps: { perHour: number; perDay: number }) => {
    const database = await open();
    const sent: string[] = [];
    const told: object[] = [];
    const limits = rateLimits(rateLimitsRepository(database.queries), 'secret');
    const { send } = cappedSms(
      { isTest: false, send: async (to) => void sent.push(to) },
      { limits, caps, onLast: (cap) => told.push(cap) },
    );
    const attempts = async (...numbers: string[]) => {
      for (const number of numbers) await send(number, 'code').catch(({ code }) => sent.push(code));
    };
    return { sent, told, attempts, close: database.close };
  };
  const togolese = '+22890123456';
  const caribbean = '+18765551234';
  const french = '+33612345678';

  test('gives a country far away a tenth, and takes what it refuses there from nobody', async () => {
    const { attempts, sent, close } = await sending({ perHour: 20, perDay: 100 });
    await attempts(...Array.from({ length: 30 }, () => caribbean));
    expect(sent.filter((to) => to === caribbean)).toHaveLength(2);
    await attempts(french, ...Array.from({ length: 17 }, () => togolese));
    expect(sent.slice(30)).toEqual([french, ...Array.from({ length: 17 }, () => togolese)]);
    await attempts(togolese);
    expect(sent.at(-1)).toBe('sms_limit_reached');
    await close();
  });

  test('gives all countries far away half together', async () => {
    const { attempts, sent, close } = await sending({ perHour: 4, perDay: 100 });
    await attempts(caribbean, french, '+447400123456', togolese);
    expect(sent).toEqual([caribbean, french, 'sms_limit_reached', togolese]);
    await close();
  });

  test('tells the operator once', async () => {
    const { attempts, told, close } = await sending({ perHour: 2, perDay: 100 });
    await attempts(...Array.from({ length: 5 }, () => togolese));
    expect(told).toEqual([{ setting: 'SMS_PER_HOUR', of: 'all', max: 2 }]);
    await close();
  });
});
