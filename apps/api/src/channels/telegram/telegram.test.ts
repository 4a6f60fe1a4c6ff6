import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { providerServer } from '../testing/provider-server.ts';
import { settled } from '../testing/settled.ts';
import { wordsOf } from '../words/index.ts';
import { updateIn } from './receive.ts';

const provider = await providerServer();
afterAll(provider.close);
const [TOKEN, SECRET] = ['1234:bot-token', 'telegram-secret-of-tests'];
const AGENT = "Un agent MTN m'appelle et demande mon code PIN";

let updates = 0;
const person = () => 5_000 + updates;
const update = (change: object) => {
  updates += 1;
  return { update_id: updates, ...change };
};
const message = (person: number, change: object, chat: object = { id: person, type: 'private' }) =>
  update({
    message: {
      message_id: updates,
      date: Math.floor(Date.now() / 1_000),
      chat,
      from: { id: person, is_bot: false, first_name: 'Awa', language_code: 'fr' },
      ...change,
    },
  });

describeOnEachDatabase(
  'Telegram',
  ({ ask, database }) => {
    const post = (body: object, secret = SECRET) =>
      ask({
        method: 'POST',
        url: '/channels/telegram',
        headers: { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': secret },
        payload: JSON.stringify(body),
      });
    const answers = async (...bodies: readonly object[]) => {
      const before = provider.posted('/sendMessage').length;
      for (const body of bodies) expect((await post(body)).statusCode).toBe(200);
      await settled(database().queries);
      return provider.posted('/sendMessage').slice(before) as unknown as {
        chat_id: number;
        text: string;
        reply_markup?: { inline_keyboard: { text: string; callback_data: string }[][] };
      }[];
    };

    beforeEach(() =>
      provider.behave(({ url }) => ({
        body: { ok: true, result: url.endsWith('/getMe') ? { username: 'ScamGuardBot' } : {} },
      })),
    );

    test('answers in private, with buttons that lead on', async () => {
      const id = person();
      const [first] = await answers(message(id, { text: AGENT }));
      expect(first?.chat_id).toBe(id);
      expect(first?.text).toContain(wordsOf('fr').notice);
      const button = first?.reply_markup?.inline_keyboard.flat().find(({ text }) => text === 'Non, rien');
      const [second] = await answers(
        update({
          callback_query: {
            id: 'touch-1',
            from: { id, is_bot: false, language_code: 'fr' },
            data: button?.callback_data,
            message: { chat: { id, type: 'private' } },
          },
        }),
      );
      expect(second?.text).toMatch(/^Danger/);
      expect(
        provider.asked.some(
          ({ url, body }) => url.endsWith('/answerCallbackQuery') && body.includes('touch-1'),
        ),
      ).toBe(true);
      expect(provider.asked.filter(({ url }) => url.startsWith(`/bot${TOKEN}/`)).length).toBeGreaterThan(2);
    });

    test('an update that comes again is answered once', async () => {
      const body = message(person(), { text: AGENT });
      expect(await answers(body, body, body)).toHaveLength(1);
    });

    test('does not hear who does not know the secret, or sends something else', async () => {
      expect((await post(message(1, { text: AGENT }), 'another-secret-of-tests')).statusCode).toBe(403);
      expect((await post({ hello: 1 })).statusCode).toBe(400);
    });

    test('in a group judges nothing, and answers only when it is named', async () => {
      const id = person();
      const chat = { id: -100, type: 'supergroup' };
      expect(await answers(message(id, { text: AGENT }, chat))).toEqual([]);
      const text = `@ScamGuardBot ${AGENT}`;
      const entities = [{ type: 'mention', offset: 0, length: 13 }];
      const [answer] = await answers(message(id, { text, entities }, chat));
      expect([answer?.chat_id, answer?.text]).toEqual([-100, wordsOf('fr').inPrivate]);
    });

    test('waits as long as Telegram says when it is overloaded', async () => {
      let isFull = true;
      provider.behave(() => {
        const said = isFull
          ? { status: 429, body: { ok: false, error_code: 429, parameters: { retry_after: 1 } } }
          : { body: { ok: true, result: {} } };
        isFull = false;
        return said;
      });
      const sent = await answers(message(person(), { text: AGENT }));
      expect(sent).toHaveLength(2);
      expect(sent[0]).toEqual(sent[1]);
    });

    test('reads the largest size of a photo, and says so when there is nothing to read', async () => {
      provider.behave(({ url }) =>
        url.endsWith('/getFile')
          ? { body: { ok: true, result: { file_path: 'photos/file_1.jpg' } } }
          : url.includes('/file/bot')
            ? { file: Buffer.from('no picture') }
            : { body: { ok: true, result: {} } },
      );
      const [answer] = await answers(
        message(person(), { photo: [{ file_id: 'small' }, { file_id: 'large' }] }),
      );
      expect(answer?.text).toBe(wordsOf('fr').pictureNotRead);
      expect(provider.posted('/getFile').at(-1)).toEqual({ file_id: 'large' });
    });

    test.each([
      ['user', { sender_user: { id: 7, is_bot: false, first_name: 'X' } }],
      ['hidden_user', { sender_user_name: 'X' }],
      ['channel', { chat: { id: -1, type: 'channel' }, message_id: 3 }],
    ])('what was forwarded from a %s is others’ words', async (type, origin) => {
      const text = "j'ai envoyé 50000 F à cet agent et j'ai donné mon code";
      const forward_origin = { type, date: 1, ...origin };
      const [answer] = await answers(message(person(), { text, forward_origin }));
      expect(answer?.text).toContain(wordsOf('fr').notice);
      expect(answer?.text).toContain('Avez-vous déjà envoyé');
    });

    test('after a verdict one can hear it and tell somebody', async () => {
      const id = person();
      await answers(message(id, { text: AGENT }));
      await answers(message(id, { text: 'Non, rien' }));
      const before = provider.posted('/sendVoice').length;
      await answers(message(id, { text: 'Écouter' }));
      const [voice] = provider.posted('/sendVoice').slice(before) as unknown as {
        chat_id: number;
        voice: string;
      }[];
      expect(voice).toEqual({
        chat_id: id,
        voice: expect.stringMatching(/\/api\/audio\/[\w-]+\.opus\?lang=fr$/),
      });
      const photo = provider.asked.findLast(({ url }) => url.endsWith('/sendPhoto'));
      for (const part of [
        `name="chat_id"\r\n\r\n${id}\r\n`,
        'name="caption"\r\n\r\nDanger. ',
        'name="photo"',
        'PNG',
      ])
        expect(photo?.body).toContain(part);
      const [share] = await answers(message(id, { text: 'Prévenir un proche' }));
      expect(JSON.stringify(share?.reply_markup)).toContain('https://t.me/share/url?url=On%20essaie');
    });

    test('speaks English to a device that does', async () => {
      const from = { id: person(), is_bot: false, language_code: 'en-GB' };
      const [answer] = await answers(message(from.id, { text: 'hello', from }));
      expect(answer?.text).toContain(wordsOf('en').notice);
    });
  },
  () => ({
    TELEGRAM_TOKEN: TOKEN,
    TELEGRAM_SECRET: SECRET,
    TELEGRAM_URL: provider.url,
    PUBLIC_URL: 'https://scamguard.example',
  }),
);

test('an update of any shape is read or refused, and never ends in an error', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(() => updateIn(value, 'bot', 0)).not.toThrow();
      expect(() => updateIn({ update_id: 1, message: value }, 'bot', 0)).not.toThrow();
      expect(() => updateIn({ update_id: 1, callback_query: value }, 'bot', 0)).not.toThrow();
    }),
  );
});
