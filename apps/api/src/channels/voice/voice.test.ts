import { CALL_STEPS, callLines, lineIds, NAMING_LINE } from '@scamguard/content/call';
import { PATHS } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { voiceRecordings } from '../../db/schema/voices.ts';
import { signedIn } from '../../testing/moderator.ts';
import { copyLine, recordLine } from '../../testing/record-lines.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import {
  linesIn,
  PROVIDERS,
  type ProviderName,
  PUBLIC_URL,
  phone,
  playsIn,
  START,
  saidIn,
  settingsOf,
} from './testing.ts';

const FON = Object.keys(callLines('fon'));
const BY = Object.keys(PROVIDERS) as ProviderName[];

describe.each(BY)('by %s', (provider) => {
  describeOnEachDatabase(
    'a call',
    ({ ask }) => {
      const { press, post, dial, nextIn } = phone(ask, provider, '+22890000001');

      test('says what to do at once, and leads to first aid with one key, in both languages', async () => {
        const first = await press(START, '');
        expect(first.headers['content-type']).toContain('text/xml');
        expect(saidIn(first.body)[0]).toMatch(/^Ne donnez aucun code/);
        expect(saidIn(first.body).at(-1)).toBe('For English, press 0.');
        expect(saidIn(await dial('0'))[0]).toMatch(/^Give no code/);
        const third = await dial('01');
        expect(third).toContain('call your operator or your bank right now');
        expect(third).toContain('117');
        expect(nextIn(third)).toBe('');
        expect(playsIn(third)).toEqual([]);
      });

      test('goes on as before after a key that leads nowhere, or after nonsense', async () => {
        const first = await dial('');
        const told = saidIn(first);
        for (const key of ['7', '8', '9', '*', '#', '12', '', 'x'.repeat(5_000)])
          expect(saidIn((await press(nextIn(first), key)).body)).toEqual(told);
        for (const query of ['in=xx', 'in=__proto__&keys=constructor', `keys=${'9*'.repeat(500)}`])
          expect(saidIn((await press(`${START}?${query}`, '')).body)).toEqual(told);
        // A language of which nothing is recorded is read in the one beneath it.
        const unrecorded = (await press(`${START}?in=fon`, '')).body;
        expect([saidIn(unrecorded)[0], playsIn(unrecorded)]).toEqual([told[0], []]);
      });

      test('is not heard under another address', async () => {
        expect((await press(`${PUBLIC_URL}/channels/voice/another-secret-of-tests`, '')).statusCode).toBe(
          404,
        );
      });

      if (provider === 'twilio')
        test('is not heard with a forged signature', async () => {
          expect((await press(START, '', { 'x-twilio-signature': 'forged' })).statusCode).toBe(403);
        });
      else
        test('that has ended is told nothing', async () => {
          const response = await post(START, { isActive: '0', sessionId: 'AT1' });
          expect([response.statusCode, response.body]).toEqual([204, '']);
        });
    },
    () => settingsOf(provider),
  );

  describeOnEachDatabase(
    'a call in a language that people have recorded',
    (server) => {
      const { ask } = server;
      const { dial, press, nextIn } = phone(ask, provider);
      const fetched = (address: string) => ask({ url: address.replace(PUBLIC_URL, '') });

      test('is not offered while one line is missing, and is heard once it is there', async () => {
        const { id } = await recordLine(server, 'fon', NAMING_LINE);
        const rest = FON.filter((each) => each !== 'call-threat-3' && each !== NAMING_LINE);
        await copyLine(server, 'fon', id, rest);
        expect(playsIn(await dial(''))).toEqual([]);
        expect(linesIn(await dial('8'))).toEqual([]);
        expect((await ask({ url: '/api/channels' })).json()[0]).not.toHaveProperty('languages');

        await recordLine(server, 'fon', 'call-threat-3');
        const first = await dial('');
        expect(saidIn(first)[0]).toBe("Ne donnez aucun code et n'envoyez rien.");
        expect(linesIn(first)).toEqual([NAMING_LINE]);
        expect((await ask({ url: '/api/channels' })).json()).toMatchObject([
          { id: 'voice', languages: ['fon'] },
        ]);
        // It is named before the keys of the French menu are.
        expect(first.indexOf(NAMING_LINE)).toBeLessThan(first.indexOf('tapez 1'));
      });

      test('is heard in it alone, line by line', async () => {
        const opening = await dial('8');
        expect(linesIn(opening)).toEqual(
          ['order', 'who', 'menu', 'back'].flatMap((step) => lineIds(step as 'order')),
        );
        expect(saidIn(opening)).toEqual([]);
        expect(linesIn(await dial('83'))).toEqual(lineIds('hungUp'));
        expect(linesIn(await dial('84'))).toEqual(lineIds('other'));
        expect(linesIn(await dial('843'))).toEqual(lineIds('threat'));
        expect(saidIn(await dial('843'))).toEqual([]);
        expect(saidIn(await dial('80'))[0]).toMatch(/^Ne donnez aucun code/);
      });

      test('says that numbers follow in French, then the numbers digit by digit', async () => {
        const sent = await dial('81');
        expect(linesIn(sent)).toEqual([...lineIds('sent'), ...lineIds('numbers')]);
        expect(saidIn(sent).join(' ')).toMatch(/ 1 1 7\./);
        expect(sent.lastIndexOf('<Play')).toBeLessThan(sent.indexOf('<Say'));
      });

      test('plays sounds that everybody may fetch and keep, each version at its own address', async () => {
        for (const keys of ['', '8', '81']) {
          for (const address of playsIn(await dial(keys))) {
            expect(address).toMatch(/^http:\/\/scamguard\.example\/api\/voices\/call-/);
            const { statusCode, headers, rawPayload } = await fetched(address);
            expect([statusCode, headers['content-type']]).toEqual([200, 'audio/mpeg']);
            expect(headers['cache-control']).toBe('public, max-age=604800');
            // A frame of MPEG 2, layer III.
            expect([rawPayload[0], (rawPayload[1] ?? 0) & 0xf6]).toEqual([0xff, 0xf2]);
          }
        }
        const [before] = playsIn(await dial('83'));
        const newer = await recordLine(server, 'fon', lineIds('hungUp')[0] ?? '');
        const [after] = playsIn(await dial('83'));
        expect(after).not.toBe(before);
        await newer.takeOut();
        // Who was about to play the newer one hears the one before, which is not kept in its place.
        const late = await fetched(after ?? '');
        expect([late.statusCode, late.headers['cache-control']]).toEqual([200, 'public, max-age=30']);
      });

      test('is heard in French, never by half, in a step whose line is taken out meanwhile', async () => {
        const line = 'call-threat-3';
        const opening = await dial('8');
        const menu = await dial('84');
        const [address = ''] = playsIn(await dial('843')).slice(-1);
        const { database } = server;
        const [live] = await database()
          .queries.select({ id: voiceRecordings.id })
          .from(voiceRecordings)
          .where(eq(voiceRecordings.sentence, line));
        const listener = await signedIn(server, ['moderator']);
        await listener.post(PATHS.decideVoice.path.replace('{id}', live?.id ?? ''), { action: 'withdraw' });

        const threat = (await press(nextIn(menu), '3')).body;
        expect(linesIn(threat)).toEqual([]);
        expect(saidIn(threat)[0]).toMatch(/^Si vous avez moins de 18 ans/);
        // What is whole is still heard in the language that they chose.
        expect(linesIn((await press(nextIn(opening), '3')).body)).toEqual(lineIds('hungUp'));
        // Nobody is led into a language any more that lacks a first action.
        expect(playsIn(await dial(''))).toEqual([]);
        expect((await fetched(address)).statusCode).toBe(404);
      });
    },
    () => settingsOf(provider),
  );
});

describeOnEachDatabase('the sound of several lines', (server) => {
  test('is that of one after the other, and nothing else', async () => {
    const [one = '', other = ''] = lineIds('hungUp');
    const { id } = await recordLine(server, 'wo', one);
    await copyLine(server, 'wo', id, [other]);
    const sound = (name: string, query: string) =>
      server.ask({ url: `/api/voices/${name}?language=wo&${query}` });
    const [first, second] = [await sound(`${one}.mp3`, 'v=1'), await sound(`${other}.mp3`, 'v=1')];
    const both = await sound(`${one}.mp3`, `v=1&next=${other}.1`);
    expect(both.rawPayload).toEqual(Buffer.concat([first.rawPayload, second.rawPayload]));
    for (const [name, query] of [
      [`${one}.mp3`, `v=1&next=${lineIds('sent')[0]}.1`],
      [`${one}.mp3`, 'v=1&next=..'],
      [`${one}.mp3`, `v=1&next=${Array(16).fill(`${other}.1`).join(',')}`],
      [`${one}.opus`, `v=1&next=${other}.1`],
    ] as const)
      expect((await sound(name, query)).statusCode).toBe(404);
    expect((await sound(`${one}.mp3`, `next=${'a'.repeat(1_001)}`)).statusCode).toBe(413);
  });
});

test('every step of a call has lines to record', () => {
  for (const step of CALL_STEPS) expect(FON).toEqual(expect.arrayContaining([...lineIds(step)]));
});
