import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { mailServer } from '../../testing/mail-server.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';
import { imapServer } from '../testing/imap-server.ts';
import { settled } from '../testing/settled.ts';
import { wordsOf } from '../words/index.ts';
import { mailIn } from './receive.ts';

const smtp = await mailServer();
const imap = await imapServer();
afterAll(async () => {
  await smtp.close();
  await imap.close();
});
beforeEach(() => smtp.refuse(undefined));

const SECRET = 'mail-secret-of-tests';
const ADDRESS = 'verifier@scamguard.example';
const AGENT = "Un agent MTN m'appelle et demande mon code PIN";
const SCAM = 'Votre compte est bloque. Cliquez sur http://mtn-compte.xyz et entrez votre code secret.';

let people = 0;
const person = () => {
  people += 1;
  return `awa.${people}@gmail.com`;
};
/** A mail as a provider hands it over. */
const mail = (head: Record<string, string>, body: string) =>
  Object.entries({
    'Message-ID': `<${randomUUID()}@mail.gmail.com>`,
    To: ADDRESS,
    Subject: 'Question',
    'Content-Type': 'text/plain; charset=utf-8',
    ...head,
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('') + `\r\n${body}`;
const forwarded = (from: string, inner: string, told = '') =>
  mail(
    { From: `Awa <${from}>`, Subject: 'Fwd: compte', 'Content-Type': 'multipart/mixed; boundary=part' },
    `--part\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${told}\r\n--part\r\nContent-Type: message/rfc822\r\n\r\n${inner}\r\n--part--\r\n`,
  );

describeOnEachDatabase(
  'e-mail',
  ({ ask, database }) => {
    const post = (payload: string, type = 'message/rfc822', secret = SECRET) =>
      ask({
        method: 'POST',
        url: `/channels/email/${secret}`,
        headers: { 'content-type': type },
        payload,
      });
    const answers = async (...mails: readonly string[]) => {
      const before = smtp.mails.length;
      for (const each of mails) expect((await post(each)).statusCode).toBe(200);
      await settled(database().queries);
      return Promise.all(smtp.mails.slice(before).map((each) => PostalMime.parse(each)));
    };

    test('answers who tells, below their mail, as a machine', async () => {
      const from = person();
      const told = mail({ From: from, 'Message-ID': '<one@mail.gmail.com>' }, AGENT);
      const [answer, ...more] = await answers(told, told);
      expect(more).toEqual([]);
      expect(answer?.to?.[0]?.address).toBe(from);
      expect([answer?.inReplyTo, answer?.references]).toEqual([
        '<one@mail.gmail.com>',
        '<one@mail.gmail.com>',
      ]);
      expect(answer?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-replied');
      expect(answer?.replyTo?.[0]?.address).toBe(ADDRESS);
      expect(answer?.subject).toBe(wordsOf('fr').mailSubject);
      expect(answer?.text?.trim().startsWith('À faire maintenant')).toBe(true);
      expect(answer?.text).toContain(wordsOf('fr').notice);
      const nothing = /(\d) {2}Non, rien/.exec(answer?.text ?? '')?.[1] ?? '';
      const reply = mail(
        { From: from, 'In-Reply-To': answer?.messageId ?? '' },
        `${nothing}\r\n\r\nLe sam. 28 nov. 2026, ScamGuard <x@scamguard.example> a écrit :\r\n> ${answer?.text?.split('\n', 1)}\r\n`,
      );
      const [second] = await answers(reply);
      expect(second?.text?.trim()).toMatch(/^Danger/);
    });

    test.each([
      ['a name that its address does not have', { From: 'MTN Bénin <mtn.promo@gmail.com>' }, 'gmail.com'],
      [
        'a sender that the receiving server did not believe',
        {
          From: 'Ecobank <info@ecobank.com>',
          'Authentication-Results': 'mx.example;\r\n spf=fail; dmarc=fail',
        },
        'ne vient pas vraiment de ecobank.com',
      ],
      [
        'answers that go elsewhere',
        { From: 'Direction <chef@sotrapal.bj>', 'Reply-To': 'chef.sotrapal@outlook.com' },
        'outlook.com',
      ],
    ])('sees %s in a mail that is forwarded as a file', async (_what, head, reason) => {
      const from = person();
      const [first] = await answers(forwarded(from, mail(head, SCAM)));
      const [second] = await answers(
        mail({ From: from, 'In-Reply-To': first?.messageId ?? '' }, 'Non, rien'),
      );
      const [third] = await answers(
        mail({ From: from, 'In-Reply-To': second?.messageId ?? '' }, 'pourquoi ?'),
      );
      expect([second?.text, third?.text].join('\n')).toContain(reason);
      expect(second?.text?.trim()).toMatch(/^Danger/);
    });

    test('hears what stands in HTML, with where its links lead', async () => {
      const html = `<p>Votre compte est bloqu&eacute;</p><a href="http://mtn-compte.xyz/a">mtn.bj</a>`;
      const incoming = await mailIn(
        Buffer.from(
          forwarded('a@gmail.com', mail({ From: 'MTN <x@y.example>', 'Content-Type': 'text/html' }, html)),
        ),
        0,
        { address: ADDRESS },
      );
      expect(incoming?.quoted).toContain('mtn.bj (http://mtn-compte.xyz/a)');
    });

    test.each([
      ['---------- Forwarded message ---------\nDe : MTN <mtn@gmail.com>\n\n', 'C’est vrai ?'],
      ['Début du message réexpédié :\n\nDe: MTN <mtn@gmail.com>\n\n', 'Lisez'],
      ['________________________________\nDe : MTN <mtn@gmail.com>\nEnvoyé : samedi\n\n', ''],
    ])('parts what is typed from what is forwarded below %j', async (mark, told) => {
      const bytes = Buffer.from(
        mail({ From: 'a@gmail.com', Subject: 'TR: compte' }, `${told}\n\n${mark}${SCAM}`),
      );
      const incoming = await mailIn(bytes, 0, { address: ADDRESS });
      expect(incoming?.text.replaceAll('_', '').trim()).toBe(told);
      expect(incoming?.quoted).toContain('mtn@gmail.com');
      expect(incoming?.quoted).toContain(SCAM);
    });

    test.each([
      ['an answering machine', { 'Auto-Submitted': 'auto-replied' }],
      ['a machine', { 'Auto-Submitted': 'auto-generated' }],
      ['a bounce', { From: 'MAILER-DAEMON@mail.example', 'Content-Type': 'multipart/report; boundary=x' }],
      ['nobody', { 'Return-Path': '<>' }],
      ['a list', { 'List-Id': '<all.example>' }],
      ['a newsletter', { 'List-Unsubscribe': '<mailto:x@y.example>' }],
      ['bulk', { Precedence: 'bulk' }],
      ['our own address', { From: ADDRESS }],
      ['no-reply', { From: 'no-reply@mtn.bj' }],
      ['a forged sender', { 'Authentication-Results': 'mx.ours; dmarc=fail' }],
      ['no sender', { From: 'undisclosed' }],
    ])('never answers %s', async (_what, head) => {
      expect(await answers(mail({ From: person(), ...head }, AGENT))).toEqual([]);
    });

    test('what we send ourselves is never answered by us', async () => {
      const [answer] = await answers(mail({ From: person() }, AGENT));
      expect(answer).toBeDefined();
      const back = smtp.mails.at(-1)?.replace(/^From: .*$/m, `From: ${person()}`) ?? '';
      expect(await answers(back)).toEqual([]);
    });

    test('reads the picture that is attached, and says so when there are no words in it', async () => {
      const from = person();
      const [answer] = await answers(
        mail(
          { From: from, Subject: 'photo', 'Content-Type': 'multipart/mixed; boundary=p' },
          `--p\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\nbm8gcGljdHVyZQ==\r\n--p--`,
        ),
      );
      expect(answer?.text).toContain(wordsOf('fr').pictureNotRead);
    });

    test.each([
      ['application/json', (text: string) => JSON.stringify({ RawEmail: text })],
      [
        'application/x-www-form-urlencoded',
        (text: string) => new URLSearchParams({ 'body-mime': text }).toString(),
      ],
    ])('takes a mail in %s', async (type, wrap) => {
      const before = smtp.mails.length;
      expect((await post(wrap(mail({ From: person() }, AGENT)), type)).statusCode).toBe(200);
      await settled(database().queries);
      expect(smtp.mails.length).toBe(before + 1);
    });

    test('is not heard under another address, and refuses what is no mail or too large', async () => {
      expect(
        (await post(mail({ From: person() }, AGENT), 'message/rfc822', 'another-secret-of-tests')).statusCode,
      ).toBe(404);
      expect((await post('')).statusCode).toBe(400);
      expect((await post('{"RawEm', 'application/json')).statusCode).toBe(400);
      expect((await post('a'.repeat(9_000_000))).statusCode).toBe(413);
      expect((await post(mail({ From: person() }, AGENT), 'text/plain')).statusCode).toBe(415);
    });

    test('a mail server that is full is asked again, and one that knows no such mailbox is not', async () => {
      smtp.refuse(550);
      expect(await answers(mail({ From: person() }, AGENT))).toEqual([]);
      smtp.refuse(451);
      const before = smtp.mails.length;
      expect((await post(mail({ From: person() }, AGENT))).statusCode).toBe(200);
      smtp.refuse(undefined);
      await settled(database().queries);
      expect(smtp.mails.length).toBe(before + 1);
    });

    test('what comes to the mailbox is answered once, and nothing of it stays there', async () => {
      const before = smtp.mails.length;
      const from = person();
      const told = mail({ From: from }, AGENT);
      imap.deliver(told);
      imap.deliver(told);
      imap.deliver(mail({ From: person(), 'Auto-Submitted': 'auto-replied' }, 'Je suis absent'));
      await imap.left(0);
      await settled(database().queries);
      expect(smtp.mails.slice(before)).toHaveLength(1);
      expect(smtp.mails.at(-1)).toContain(from);
    });
  },
  () => ({
    SMTP_URL: smtp.url,
    MAIL_TO: 'operator@scamguard.example',
    MAIL_FROM: 'answers@scamguard.example',
    MAIL_IN_ADDRESS: ADDRESS,
    MAIL_IN_SECRET: SECRET,
    MAIL_IN_URL: imap.url,
  }),
);

describe('any bytes', () => {
  test('are read as a mail or left alone, and never end in an error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (head, body) => {
        const bytes = Buffer.from(`From: a@b.example\r\n${head}\r\n\r\n${body}`);
        const read = await mailIn(bytes, 0, { address: ADDRESS });
        if (read) expect(read.from).toContain('@');
      }),
    );
  });
});
