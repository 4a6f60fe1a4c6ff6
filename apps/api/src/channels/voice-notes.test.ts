import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../testing/test-server.ts';
import { NotTranscribed, transcriber } from '../transcription/transcriber.ts';
import { providerServer } from './testing/provider-server.ts';
import { settled } from './testing/settled.ts';
import { wordsOf } from './words/index.ts';

const provider = await providerServer();
const listener = await providerServer();
afterAll(async () => {
  await provider.close();
  await listener.close();
});
const SECRET = 'telegram-secret-of-tests';
const SPOKEN = "Un agent MTN m'appelle et demande mon code PIN";
const words = wordsOf('fr');

let updates = 0;
const message = (person: number, change: object) => {
  updates += 1;
  return {
    update_id: updates,
    message: {
      message_id: updates,
      date: Math.floor(Date.now() / 1_000),
      chat: { id: person, type: 'private' },
      from: { id: person, is_bot: false, language_code: 'fr' },
      ...change,
    },
  };
};
const voice = { voice: { file_id: 'note' } };

beforeEach(() => {
  provider.behave(({ url }) =>
    url.endsWith('/getFile')
      ? { body: { ok: true, result: { file_path: 'voice/file_1.oga' } } }
      : url.includes('/file/bot')
        ? { file: Buffer.from('OggS of somebody who speaks') }
        : { body: { ok: true, result: {} } },
  );
  listener.behave(() => ({ body: { text: SPOKEN } }));
});

const talk =
  (ask: Parameters<Parameters<typeof describeOnEachDatabase>[1]>[0]) =>
  (id: number) =>
  async (change: object | string) => {
    const before = provider.posted('/sendMessage').length;
    const payload = JSON.stringify(message(id, typeof change === 'string' ? { text: change } : change));
    const headers = { 'content-type': 'application/json', 'x-telegram-bot-api-secret-token': SECRET };
    const { statusCode } = await ask.ask({ method: 'POST', url: '/channels/telegram', headers, payload });
    expect(statusCode).toBe(200);
    await settled(ask.database().queries);
    return provider.posted('/sendMessage').slice(before) as unknown as {
      text: string;
      reply_markup?: { inline_keyboard: { text: string }[][] };
    }[];
  };
let people = 100;
const TELEGRAM = {
  TELEGRAM_TOKEN: '1234:bot-token',
  TELEGRAM_SECRET: SECRET,
  TELEGRAM_URL: provider.url,
};

describeOnEachDatabase(
  'a voice message, with a server that listens',
  (server) => {
    const person = () => {
      people += 1;
      return talk(server)(people);
    };
    beforeEach(() => {
      people += 1_000;
    });

    test('is listened to once its sender agrees, said back, and judged once they say that it is so', async () => {
      const say = person();
      const heard = listener.asked.length;
      const [asks] = await say(voice);
      expect(asks?.text).toBe(words.mayListen('127.0.0.1'));
      expect(listener.asked.length).toBe(heard);
      const [back] = await say('Oui');
      expect(back?.text).toBe(words.heard(SPOKEN));
      const call = listener.asked.at(-1);
      expect([call?.url, call?.headers.authorization]).toEqual([
        '/v1/audio/transcriptions',
        'Bearer asr-key',
      ]);
      expect(call?.body).toContain('whisper-small');
      expect(call?.body).toContain('OggS of somebody who speaks');
      const [judged] = await say('Oui');
      expect(judged?.text).toMatch(/^À faire maintenant/);
      // Who has agreed today is not asked again.
      expect((await say(voice))[0]?.text).toBe(words.heard(SPOKEN));
    });

    test('is not judged when it was heard wrong, nor listened to when its sender does not agree', async () => {
      const say = person();
      await say(voice);
      const heard = listener.asked.length;
      expect((await say('Non'))[0]?.text).toBe(words.noVoice);
      expect(listener.asked.length).toBe(heard);
      await say(voice);
      await say('Oui');
      expect((await say('Non'))[0]?.text).toBe(words.notHeardSo);
      // A yes that comes later belongs to nothing that was heard.
      expect((await say('Oui'))[0]?.text).not.toMatch(/^À faire maintenant :\nNe donnez/);
    });

    test('that was forwarded is others’ words', async () => {
      listener.behave(() => ({ body: { text: "j'ai envoyé 50000 F à cet agent et j'ai donné mon code" } }));
      const say = person();
      await say({ ...voice, forward_origin: { type: 'user' } });
      await say('Oui');
      expect((await say('Oui'))[0]?.text).toContain('Avez-vous déjà envoyé');
    });

    test('says back no secret', async () => {
      listener.behave(() => ({ body: { text: 'mon code secret est 4821 et il appelle encore' } }));
      const say = person();
      await say(voice);
      expect((await say('Oui'))[0]?.text).not.toContain('4821');
    });

    test('in which nothing is understood is answered so, with the buttons', async () => {
      listener.behave(() => ({ body: { text: ' ... ' } }));
      const say = person();
      await say(voice);
      const [answer] = await say('Oui');
      expect(answer?.text).toBe(words.nothingHeard);
      expect(answer?.reply_markup?.inline_keyboard).toHaveLength(2);
    });

    test.each([
      ['overloaded', { status: 429 }],
      ['broken', { status: 500 }],
      ['silent', { isSilent: true }],
      ['confused', { body: { error: 'no text' } }],
    ])('is listened to later when the server is %s, and answered once', async (_what, failure) => {
      let isFailing = true;
      listener.behave(() => {
        const said = isFailing ? failure : { body: { text: SPOKEN } };
        isFailing = false;
        return said;
      });
      const say = person();
      await say(voice);
      const sent = await say('Oui');
      expect(sent.map(({ text }) => text)).toEqual([words.heard(SPOKEN)]);
    });

    test('that the server refuses for good is answered honestly', async () => {
      listener.behave(() => ({ status: 400 }));
      const say = person();
      await say(voice);
      expect((await say('Oui'))[0]?.text).toBe(words.noVoice);
    });

    test('is forgotten with EFFACER, and who agreed is asked again', async () => {
      const say = person();
      await say(voice);
      await say('Oui');
      await say('EFFACER');
      expect((await say(voice))[0]?.text).toBe(words.mayListen('127.0.0.1'));
    });
  },
  () => ({
    ...TELEGRAM,
    ASR_URL: `${listener.url}/v1/`,
    ASR_KEY: 'asr-key',
    ASR_MODEL: 'whisper-small',
    CHANNEL_PATIENCE: '300',
  }),
);

describeOnEachDatabase(
  'a voice message, without a server that listens',
  (server) => {
    test('is answered honestly, with the buttons', async () => {
      people += 1;
      const [answer] = await talk(server)(people)(voice);
      expect(answer?.text).toBe(words.noVoice);
      expect(answer?.reply_markup?.inline_keyboard.flat().map(({ text }) => text)).toContain(
        "J'ai déjà donné de l'argent ou un code",
      );
    });
  },
  () => TELEGRAM,
);

const write = () =>
  transcriber({ url: new URL(`${listener.url}/v1`), key: undefined, model: 'm', timeLimit: 200 }).write(
    Buffer.from('sound'),
    'voice.ogg',
  );

describe('a server that listens', () => {
  test.each([
    [{ status: 429 }, false],
    [{ status: 503 }, false],
    [{ isSilent: true }, false],
    [{ status: 413 }, true],
  ])('that answers %j is asked again later or never', async (answer, isFinal) => {
    listener.behave(() => answer);
    await expect(write()).rejects.toSatisfy(
      (error) => error instanceof NotTranscribed && error.isFinal === isFinal,
    );
  });
});
