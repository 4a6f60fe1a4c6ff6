import { randomUUID } from 'node:crypto';
import type { MailServer } from '../../testing/mail-server.ts';
import { hubSignature, twilioSignature } from '../signature.ts';
import { inGsm7 } from '../sms/gsm7.ts';
import type { ProviderServer, Said } from './provider-server.ts';

/** One way to write to us, as its provider speaks, and what is said there. */
export interface Way {
  readonly settings: Readonly<Record<string, string>>;
  readonly url: string;
  readonly call: (
    person: number,
    id: string,
    text: string,
  ) => { readonly headers: Record<string, string>; readonly payload: string };
  /** Everything that the provider was given to send, taken or not. */
  readonly sent: () => readonly string[];
  /** The beginning of a text as the channel writes it. */
  readonly written: (text: string) => string;
  /** How its provider says that all is well. */
  readonly well: Said;
}

export const SECRET = 'secret-of-all-channels';
const PHONE_ID = '106540352242922';
export const MAIL_ADDRESS = 'verifier@scamguard.example';
export const PUBLIC_URL = 'https://scamguard.example';

const json = (body: object) => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(body),
});
const form = (fields: Record<string, string>) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(fields).toString(),
});
const now = () => Math.floor(Date.now() / 1_000);
const inSms = (text: string) => inGsm7(text.replace(/^[^\n]*:\n/, '')).slice(0, 60);

/** An event of WhatsApp's, signed: messages of people, or statuses of ours. */
export function whatsappEvent(brought: object): ReturnType<Way['call']> {
  const value = { metadata: { phone_number_id: PHONE_ID }, ...brought };
  const { headers, payload } = json({
    object: 'whatsapp_business_account',
    entry: [{ changes: [{ value }] }],
  });
  const signature = hubSignature(SECRET, Buffer.from(payload));
  return { headers: { ...headers, 'x-hub-signature-256': signature }, payload };
}

/** Every way to write to us, with its providers on this machine. */
export function waysOf(provider: ProviderServer, mail: MailServer): Readonly<Record<string, Way>> {
  const bodies = (part: string) =>
    provider.asked
      // An uploaded picture says nothing here.
      .filter(
        ({ url, method, headers: { 'content-type': type = '' } }) =>
          method === 'POST' && url.includes(part) && !type.startsWith('multipart/'),
      )
      .map(({ body }) => body);
  const smsBy = (
    name: string,
    { well, ...way }: Pick<Way, 'call' | 'sent' | 'well'> & { readonly settings: Record<string, string> },
  ): Way => ({
    ...way,
    well,
    settings: {
      ...way.settings,
      SMS_PROVIDER: name,
      SMS_URL: provider.url,
      SMS_IN_SECRET: SECRET,
      PUBLIC_URL,
    },
    url: `/channels/sms/${name}/${SECRET}`,
    written: inSms,
  });
  return {
    whatsapp: {
      settings: {
        WHATSAPP_TOKEN: 'token',
        WHATSAPP_APP_SECRET: SECRET,
        WHATSAPP_VERIFY_TOKEN: SECRET,
        WHATSAPP_PHONE_ID: PHONE_ID,
        WHATSAPP_URL: provider.url,
      },
      url: '/channels/whatsapp',
      call: (person, id, body) => {
        const message = { from: `${person}`, id, timestamp: `${now()}`, type: 'text', text: { body } };
        return whatsappEvent({ messages: [message] });
      },
      sent: () =>
        bodies('/messages').flatMap((each) => {
          const { type, text, interactive } = JSON.parse(each);
          // A picture says the words that were sent before it.
          return type === 'image' ? [] : (text?.body ?? interactive?.body.text ?? '');
        }),
      written: (text) => text,
      well: { body: { id: 'media', messages: [{ id: 'wamid.out' }] } },
    },
    telegram: {
      settings: { TELEGRAM_TOKEN: '1234:bot-token', TELEGRAM_SECRET: SECRET, TELEGRAM_URL: provider.url },
      url: '/channels/telegram',
      call: (person, id, text) => {
        const update_id = Number.parseInt(id.slice(0, 8), 16);
        const chat = { id: person, type: 'private' };
        const message = { message_id: 1, date: now(), chat, from: { id: person }, text };
        const { headers, payload } = json({ update_id, message });
        return { headers: { ...headers, 'x-telegram-bot-api-secret-token': SECRET }, payload };
      },
      sent: () => bodies('/sendMessage').map((each) => JSON.parse(each).text),
      written: (text) => text,
      well: { body: { ok: true, result: {} } },
    },
    sms: smsBy('http', {
      settings: {},
      call: (person, id, text) => json({ id, from: `+${person}`, text }),
      sent: () => bodies('/').map((each) => JSON.parse(each).text),
      well: {},
    }),
    "sms by Africa's Talking": smsBy('africas-talking', {
      settings: { SMS_USER: 'scamguard', SMS_KEY: 'key', SMS_FROM: '12345' },
      call: (person, id, text) =>
        form({ id, from: `+${person}`, to: '12345', text, date: new Date().toISOString() }),
      sent: () => bodies('/').map((each) => new URLSearchParams(each).get('message') ?? ''),
      well: { status: 201, body: { SMSMessageData: { Recipients: [{ statusCode: 101 }] } } },
    }),
    'sms by Twilio': smsBy('twilio', {
      settings: { SMS_USER: 'AC123', SMS_KEY: 'auth-token', SMS_FROM: '+15005550006' },
      call: (person, id, text) => {
        const { headers, payload } = form({
          MessageSid: id,
          From: `+${person}`,
          To: '+15005550006',
          Body: text,
        });
        const url = `${PUBLIC_URL}/channels/sms/twilio/${SECRET}`;
        const signature = twilioSignature('auth-token', url, new URLSearchParams(payload));
        return { headers: { ...headers, 'x-twilio-signature': signature }, payload };
      },
      sent: () => bodies('/Messages.json').map((each) => new URLSearchParams(each).get('Body') ?? ''),
      well: { status: 201, body: { sid: 'SM1', messages: [] } },
    }),
    email: {
      settings: {
        SMTP_URL: mail.url,
        MAIL_TO: 'operator@scamguard.example',
        MAIL_IN_ADDRESS: MAIL_ADDRESS,
        MAIL_IN_SECRET: SECRET,
      },
      url: `/channels/email/${SECRET}`,
      call: (person, id, text) => ({
        headers: { 'content-type': 'message/rfc822' },
        payload: `From: p${person}@gmail.com\r\nMessage-ID: <${id}@gmail.com>\r\nSubject: ${randomUUID()}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`,
      }),
      sent: () => mail.tried.map(textOfMail),
      written: (text) => text,
      well: {},
    },
  };
}

/** The words of a mail that nodemailer wrote: its text stands encoded below the head. */
function textOfMail(mail: string): string {
  const [head = '', ...rest] = mail.replaceAll('\r\n', '\n').split('\n\n');
  const body = rest.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString().trim();
  if (!/quoted-printable/i.test(head)) return body.trim();
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString().trim();
}
