import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { hubSignature } from '../signature.ts';
import { providerServer } from '../testing/provider-server.ts';
import { settled } from '../testing/settled.ts';
import { wordsOf } from '../words/index.ts';
import { messagesIn } from './receive.ts';
import { shape } from './shape.ts';

const provider = await providerServer();
afterAll(provider.close);
const [APP_SECRET, VERIFY_TOKEN, PHONE_ID] = ['app-secret', 'verify-token', '106540352242922'];
const PATH = '/channels/whatsapp';
const AGENT = "Un agent MTN m'appelle et demande mon code PIN";

/** An event as the Cloud API writes it. */
const eventOf = (messages: readonly object[], phoneId = PHONE_ID) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '22901000000', phone_number_id: phoneId },
            messages,
          },
        },
      ],
    },
  ],
});
let number = 0;
const written = (change: object) => {
  number += 1;
  return {
    from: `2290197${100_000 + number}`,
    id: `wamid.${number}`,
    timestamp: String(Math.floor(Date.now() / 1_000)),
    type: 'text',
    ...change,
  };
};
const text = (body: string, change: object = {}) => written({ text: { body }, ...change });

/** How all is well: an upload, and a message. */
const well = ({ url }: { url: string }) => ({
  body: url.endsWith('/media') ? { id: 'media-1' } : { messages: [{ id: 'wamid.out' }] },
});

/** To whom a message of ours goes, what it says, and which answers it offers. */
const told = (sent: Record<string, never>) => {
  const {
    to,
    text: plain,
    interactive,
  } = sent as unknown as {
    to: string;
    text?: { body: string };
    interactive?: {
      body: { text: string };
      action: {
        buttons?: { reply: { title: string } }[];
        sections?: { rows: { title: string; description?: string }[] }[];
      };
    };
  };
  const rows = interactive?.action.sections?.flatMap((section) => section.rows) ?? [];
  return {
    to,
    text: plain?.body ?? interactive?.body.text ?? '',
    buttons: [
      ...(interactive?.action.buttons?.map(({ reply }) => reply.title) ?? []),
      ...rows.map(({ title, description }) => description ?? title),
    ],
  };
};

describeOnEachDatabase(
  'WhatsApp',
  ({ ask, database }) => {
    const post = (body: string | object, headers: Record<string, string> = {}) => {
      const payload = typeof body === 'string' ? body : JSON.stringify(body);
      return ask({
        method: 'POST',
        url: PATH,
        headers: {
          'content-type': 'application/json',
          'x-hub-signature-256': hubSignature(APP_SECRET, Buffer.from(payload)),
          ...headers,
        },
        payload,
      });
    };
    /** What was sent after these messages, to whom and what it says. */
    const answers = async (...messages: readonly object[]) => {
      const before = provider.posted('/messages').length;
      for (const message of messages) expect((await post(eventOf([message]))).statusCode).toBe(200);
      await settled(database().queries);
      return provider
        .posted('/messages')
        .slice(before)
        .filter(({ type }) => type !== 'image')
        .map(told);
    };
    beforeEach(() => provider.behave(well));

    test('shows the verdict as a picture that says the same in words, once', async () => {
      const from = '2290197770020';
      const pictures = async (body: string) => {
        const before = provider.asked.length;
        await answers(text(body, { from }));
        return provider.asked.slice(before);
      };
      expect((await pictures(AGENT)).filter(({ url }) => url.endsWith('/media'))).toEqual([]);
      const [words, upload, image] = await pictures('Non, rien');
      expect([words, image].map((each) => each?.url)).toEqual([
        `/v23/${PHONE_ID}/messages`,
        `/v23/${PHONE_ID}/messages`,
      ]);
      expect(upload?.url).toBe(`/v23/${PHONE_ID}/media`);
      expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(upload?.headers.authorization).toBe('Bearer graph-token');
      for (const part of [
        'name="messaging_product"\r\n\r\nwhatsapp',
        'filename="verdict.png"',
        'image/png',
        'PNG',
      ])
        expect(upload?.body).toContain(part);
      const sent = JSON.parse(image?.body ?? '{}');
      expect(sent).toMatchObject({ to: from, type: 'image', image: { id: 'media-1' } });
      expect(sent).not.toHaveProperty('card');
      expect(sent.image.caption).toMatch(/^Danger\. .+\nÀ faire maintenant : .+\n.*jamais de code\.$/u);
      expect((await pictures('Pourquoi ?')).filter(({ url }) => url.endsWith('/media'))).toEqual([]);
    });

    test('a picture that cannot be uploaded now follows its words, which are said once', async () => {
      const from = '2290197770021';
      await answers(text(AGENT, { from }));
      let isFailing = true;
      provider.behave((asked) => {
        if (!asked.url.endsWith('/media') || !isFailing) return well(asked);
        isFailing = false;
        return { status: 500 };
      });
      const before = provider.posted('/messages').length;
      await answers(text('Non, rien', { from }));
      const sent = provider.posted('/messages').slice(before) as unknown as { type: string }[];
      expect(sent.map(({ type }) => type)).toEqual(['interactive', 'image']);
    });

    test('shakes hands with who knows the verify token only', async () => {
      const shake = `${PATH}?hub.mode=subscribe&hub.challenge=1158201444&hub.verify_token=`;
      const good = await ask({ url: shake + VERIFY_TOKEN });
      expect([good.statusCode, good.body]).toEqual([200, '1158201444']);
      expect((await ask({ url: `${shake}another` })).statusCode).toBe(403);
    });

    test('answers what is told, first what to do, and says once who speaks', async () => {
      const from = '22901977770001';
      const [first, ...more] = await answers(text(AGENT, { from }));
      expect(more).toEqual([]);
      expect(first?.to).toBe(from);
      expect(first?.text).toContain(wordsOf('fr').notice);
      expect(first?.text.indexOf('code')).toBeLessThan(first?.text.indexOf('ScamGuard') ?? 0);
      expect(first?.buttons).toContain('Non, rien');
      const [second] = await answers(
        written({ from, type: 'interactive', interactive: { list_reply: { id: 'x', title: 'Non, rien' } } }),
      );
      expect(second?.text).toMatch(/^Danger/);
      expect(second?.text).not.toContain('ScamGuard');
      const { headers, url } = provider.asked.at(-1) ?? {};
      expect([url, headers?.authorization]).toEqual([`/v23/${PHONE_ID}/messages`, 'Bearer graph-token']);
    });

    test('answers each message once, however often and in whatever order it comes', async () => {
      const from = '22901977770002';
      const now = Math.floor(Date.now() / 1_000);
      const earlier = text(AGENT, { from, timestamp: String(now - 60) });
      const later = text('Non, rien', { from, timestamp: String(now) });
      const before = provider.posted('/messages').length;
      const both = eventOf([later, earlier]);
      await Promise.all([post(both), post(both), post(both)]);
      await settled(database().queries);
      await post(both);
      await settled(database().queries);
      const sent = provider
        .posted('/messages')
        .slice(before)
        .filter(({ type }) => type !== 'image')
        .map(told);
      expect(sent).toHaveLength(2);
      expect(sent[1]?.text).toMatch(/^Danger/);
    });

    test.each([
      ['no signature', { 'x-hub-signature-256': '' }, 403],
      [
        'a signature by another secret',
        { 'x-hub-signature-256': hubSignature('other', Buffer.from('{}')) },
        403,
      ],
    ])('does not hear a call with %s', async (_what, headers, status) => {
      const before = provider.asked.length;
      expect((await post(eventOf([text(AGENT)]), headers)).statusCode).toBe(status);
      await settled(database().queries);
      expect(provider.asked.length).toBe(before);
    });

    test.each([
      ['half of a call', JSON.stringify(eventOf([text(AGENT)])).slice(0, -20), 400],
      ['nothing', '', 400],
      ['something of another kind', '{"object":"page"}', 400],
      ['more than a megabyte', `{"a":"${'a'.repeat(1_100_000)}"}`, 413],
    ])('refuses %s', async (_what, body, status) => {
      expect((await post(body)).statusCode).toBe(status);
    });

    test('hears nothing that was written to another number', async () => {
      const before = provider.asked.length;
      expect((await post(eventOf([text(AGENT)], '999'))).statusCode).toBe(200);
      await settled(database().queries);
      expect(provider.asked.length).toBe(before);
    });

    test('answers somebody who is known by a user name only', async () => {
      const [answer] = await answers(
        text(AGENT, { from: undefined, from_user_id: 'BJ.13491208655302741918' }),
      );
      expect(answer?.to).toBe('BJ.13491208655302741918');
    });

    test('asks again when the provider is overloaded, broken or silent, and says nothing twice', async () => {
      const failures = [{ status: 429, headers: { 'retry-after': '1' } }, { status: 500 }];
      provider.behave(() => failures.shift() ?? { body: {} });
      const from = '22901977770003';
      const before = provider.posted('/messages').length;
      await post(eventOf([text(AGENT, { from })]));
      await settled(database().queries);
      const sent = provider.posted('/messages').slice(before);
      expect(sent).toHaveLength(3);
      expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1);
    });

    test('STOP ends it, REPRENDRE begins again, EFFACER forgets', async () => {
      const from = '22901977770004';
      const say = async (words: string) => (await answers(text(words, { from })))[0]?.text;
      await say(AGENT);
      expect(await say(' Stop. ')).toBe(wordsOf('fr').stopped);
      expect(await say('Non, rien')).toBeUndefined();
      expect(await say('REPRENDRE')).toBe(wordsOf('fr').started);
      expect(await say('Effacer')).toBe(wordsOf('fr').forgotten);
      // The talk begins anew: who speaks is said again.
      expect(await say(AGENT)).toContain(wordsOf('fr').notice);
    });

    test('a word that is part of a story is no order', async () => {
      const [answer] = await answers(text('stop, il me menace avec mes photos', { from: '22901977770005' }));
      expect(answer?.text).not.toBe(wordsOf('fr').stopped);
    });

    test.each([
      ['a voice message', { type: 'audio', audio: { id: 'm1' } }, wordsOf('fr').noVoice],
      ['a sticker', { type: 'sticker', sticker: { id: 'm2' } }, wordsOf('fr').nothingToRead],
      ['a picture that cannot be read', { type: 'image', image: { id: 'm3' } }, wordsOf('fr').pictureNotRead],
    ])('%s is answered honestly', async (_what, message, said) => {
      provider.behave(({ url }) =>
        url.endsWith('/messages')
          ? {}
          : url.endsWith('/m3')
            ? { body: { url: `${provider.url}/file` } }
            : { file: Buffer.from('no picture') },
      );
      const [answer] = await answers(written(message));
      expect(answer?.text).toBe(said);
    });

    test('a contact card is heard as its number', async () => {
      const card = { name: { formatted_name: 'Agent MTN' }, phones: [{ phone: '+229 01 97 00 00 01' }] };
      const [answer] = await answers(written({ type: 'contacts', contacts: [card] }));
      expect(answer?.text).not.toBe(wordsOf('fr').nothingToRead);
    });

    test('after a verdict one can hear it, tell somebody, and call', async () => {
      const from = '2290197770010';
      await answers(text(AGENT, { from }));
      const [verdict] = await answers(text('Non, rien', { from }));
      expect(verdict?.buttons).toEqual(
        expect.arrayContaining(['Écouter', 'Prévenir un proche', 'Qui appeler ?']),
      );
      const raw = async (body: string) => {
        const before = provider.posted('/messages').length;
        await answers(text(body, { from }));
        return provider.posted('/messages').slice(before) as unknown as Record<string, never>[];
      };
      const [, ...clips] = await raw('Écouter');
      expect(clips.length).toBeGreaterThan(0);
      for (const { type, audio } of clips as unknown as { type: string; audio: { link: string } }[]) {
        expect(type).toBe('audio');
        const { pathname, search } = new URL(audio.link);
        const clip = await ask({ url: pathname + search });
        expect([clip.statusCode, clip.headers['content-type']]).toEqual([200, 'audio/ogg; codecs=opus']);
      }
      const [share] = (await raw('prévenir un proche')) as unknown as {
        interactive: { type: string; action: { parameters: { url: string; display_text: string } } };
      }[];
      expect(share?.interactive.type).toBe('cta_url');
      expect(share?.interactive.action.parameters.url).toMatch(/^https:\/\/wa\.me\/\?text=On%20essaie/);
      expect(share?.interactive.action.parameters.display_text.length).toBeLessThanOrEqual(20);
      const [, cards] = (await raw('Qui appeler ?')) as unknown as {
        type: string;
        contacts: { phones: { phone: string }[] }[];
      }[];
      expect(cards?.type).toBe('contacts');
      expect(cards?.contacts.flatMap(({ phones }) => phones)[0]?.phone).toBe('117');
    });

    test('what was forwarded is others’ words, and whether something is gone is asked', async () => {
      const words = "j'ai envoyé 50000 F à cet agent et j'ai donné mon code";
      const [told] = await answers(text(words, { from: '22901977770006' }));
      const [quoted] = await answers(text(words, { from: '22901977770007', context: { forwarded: true } }));
      expect(told?.text).not.toContain('Avez-vous déjà envoyé');
      expect(quoted?.text).toContain('Avez-vous déjà envoyé');
      expect(quoted?.text).toContain(wordsOf('fr').notice);
    });

    test('a forwarded word is no order', async () => {
      const [answer] = await answers(text('STOP', { from: '22901977770009', context: { forwarded: true } }));
      expect(answer?.text).not.toBe(wordsOf('fr').stopped);
    });

    test('statuses and reactions are no reason to write to anybody', async () => {
      expect(await answers(written({ type: 'reaction', reaction: { emoji: '👍' } }))).toEqual([]);
      const statuses = { ...eventOf([]) };
      expect((await post(statuses)).statusCode).toBe(200);
    });
  },
  () => ({
    WHATSAPP_TOKEN: 'graph-token',
    WHATSAPP_APP_SECRET: APP_SECRET,
    WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
    WHATSAPP_PHONE_ID: PHONE_ID,
    WHATSAPP_URL: `${provider.url}/v23/`,
    PUBLIC_URL: 'https://scamguard.example',
  }),
);

describe('an event of any shape', () => {
  test('is read or refused, and never ends in an error', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (message) => {
        expect(() => messagesIn(message, PHONE_ID)).not.toThrow();
        expect(messagesIn(eventOf([message as object]), PHONE_ID)?.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test('what is sent keeps within what WhatsApp takes, whatever is said', () => {
  const said = fc.record({
    paragraphs: fc.array(fc.string({ minLength: 1, maxLength: 3_000 }), { minLength: 1, maxLength: 5 }),
    first: fc.constant(''),
    question: fc.constant(undefined),
    buttons: fc.array(
      fc.record({ id: fc.string({ minLength: 1 }), label: fc.string({ minLength: 1, maxLength: 90 }) }),
      {
        maxLength: 12,
      },
    ),
    notice: fc.constantFrom(undefined, wordsOf('fr').notice),
    language: fc.constant('fr' as const),
  });
  fc.assert(
    fc.property(said, (each) => {
      for (const piece of shape(each, { id: '1', from: '1', to: '1', text: '', at: 0 })) {
        const { text: plain, interactive } = JSON.parse(JSON.stringify(piece));
        expect((plain?.body ?? interactive.body.text).length).toBeLessThanOrEqual(plain ? 4_096 : 1_024);
        for (const { reply } of interactive?.action.buttons ?? [])
          expect(reply.title.length).toBeLessThanOrEqual(20);
        const rows = interactive?.action.sections?.[0].rows ?? [];
        expect(rows.length).toBeLessThanOrEqual(10);
        for (const { title, description = '' } of rows) {
          expect(title.length).toBeLessThanOrEqual(24);
          expect(description.length).toBeLessThanOrEqual(72);
        }
      }
    }),
  );
});
