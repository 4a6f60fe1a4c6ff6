import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

/**
 * `npm run talk -- --channel ussd|sms|whatsapp|telegram|voice --lang fr|en|wo|yo|di|fon|pcm`: plays a channel in the terminal, for whoever writes its texts. It calls
 * the running server as the provider would, for a call as Africa's Talking does. What the server sends to a provider comes here where the provider's address is ours:
 * `SMS_URL`, `WHATSAPP_URL` or `TELEGRAM_URL` set to http://127.0.0.1:4099.
 */
const CHANNELS = ['ussd', 'sms', 'whatsapp', 'telegram', 'voice'];
const PORT = 4099;
/** A session of a dialled menu, or a call, is one; each message is its own. */
const session = randomUUID();

const { values } = parseArgs({
  options: {
    channel: { type: 'string', default: 'ussd' },
    server: { type: 'string', default: 'http://localhost:3000' },
    from: { type: 'string', default: '+2290197000001' },
    lang: { type: 'string', default: 'fr' },
  },
});
const { channel, server, from, lang } = values;
if (!CHANNELS.includes(channel)) {
  console.error(`Which channel? npm run talk -- --channel ${CHANNELS.join('|')}`);
  process.exit(1);
}

const setting = (name) => {
  const value = process.env[name];
  if (value) return value;
  console.error(`Set ${name} as the running server has it.`);
  return process.exit(1);
};
const form = (fields) => ({
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: new URLSearchParams(fields).toString(),
});
const json = (body, headers = {}) => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** In the order of their keys behind `0` in the menu, and as they are named in a message. */
const LANGUAGES = { fr: '', en: '', wo: 'wolof', yo: 'yoruba', di: 'dioula', fon: 'fon', pcm: '' };
const languageKey = Object.keys(LANGUAGES).indexOf(lang) + 1;
if (!languageKey) {
  console.error(`Which language? --lang ${Object.keys(LANGUAGES).join('|')}`);
  process.exit(1);
}
let dialled = channel === 'ussd' && languageKey > 1 ? ['0', String(languageKey)] : [];
/** The keys of languages in a call, as they are spoken there: `packages/content/src/call`. */
const CALL_KEYS = { fr: '', en: '0', yo: '5', wo: '6', di: '7', fon: '8', pcm: '9' };
/** Where the provider would post the next key of a call. */
let nextOfCall;
const CALLS = {
  ussd: (text) => {
    if (text) dialled = [...dialled, text];
    const fields = { sessionId: session, serviceCode: '*0#', phoneNumber: from, networkCode: '0' };
    return [`ussd/${setting('USSD_SECRET')}`, form({ ...fields, text: dialled.join('*') })];
  },
  voice: (text) => {
    const fields = { sessionId: session, isActive: '1', callerNumber: from, direction: 'Inbound' };
    const address = nextOfCall ?? `voice/${setting('VOICE_SECRET')}`;
    return [address, form({ ...fields, ...(text ? { dtmfDigits: text } : {}) })];
  },
  sms: (text) => [`sms/http/${setting('SMS_IN_SECRET')}`, json({ id: randomUUID(), from, text })],
  telegram: (text) => {
    const id = Number(from.replace(/\D/g, ''));
    const person = { id, is_bot: false, language_code: lang };
    const message = { message_id: 1, date: now(), chat: { id, type: 'private' }, from: person, text };
    const headers = { 'x-telegram-bot-api-secret-token': setting('TELEGRAM_SECRET') };
    return ['telegram', json({ update_id: Date.now(), message }, headers)];
  },
  whatsapp: (text) => {
    const message = {
      from: from.replace(/\D/g, ''),
      id: `wamid.${randomUUID()}`,
      timestamp: String(now()),
      type: 'text',
      text: { body: text },
    };
    const value = { metadata: { phone_number_id: setting('WHATSAPP_PHONE_ID') }, messages: [message] };
    const call = json({ object: 'whatsapp_business_account', entry: [{ changes: [{ value }] }] });
    const signature = createHmac('sha256', setting('WHATSAPP_APP_SECRET')).update(call.body).digest('hex');
    return [
      'whatsapp',
      { ...call, headers: { ...call.headers, 'x-hub-signature-256': `sha256=${signature}` } },
    ];
  },
};
const now = () => Math.floor(Date.now() / 1_000);
const isSpokenAtOnce = channel === 'ussd' || channel === 'voice';

const provider = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += piece;
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end('{"ok":true,"result":{},"SMSMessageData":{"Recipients":[{"statusCode":101}]}}');
  console.log(`\n${shown(body)}\n`);
});
await new Promise((resolve) => provider.listen(PORT, '127.0.0.1', resolve));

/** What a person would read, and the answers they could touch. */
function shown(body) {
  let sent;
  try {
    sent = JSON.parse(body);
  } catch {
    const fields = new URLSearchParams(body);
    return fields.get('message') ?? fields.get('Body') ?? body;
  }
  const { interactive, reply_markup: keys, text } = sent;
  const words = interactive?.body.text ?? text?.body ?? text ?? body;
  const rows = interactive?.action.sections?.flatMap((part) => part.rows) ?? [];
  const answers = [
    ...(interactive?.action.buttons?.map(({ reply }) => reply.title) ?? []),
    ...rows.map(({ title, description }) => description ?? title),
    ...(keys?.inline_keyboard.flat().map((key) => key.text) ?? []),
  ];
  return [words, ...answers.map((answer) => `  [ ${answer} ]`)].join('\n');
}

const plain = (xml) => xml.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** What a caller hears, a line for each voice: what the provider reads, and what people have recorded, with its meaning. */
async function heard(xml) {
  nextOfCall = plain(/callbackUrl="[^"]*\/channels\/([^"]+)"/.exec(xml)?.[1] ?? '') || undefined;
  const lines = [];
  for (const [, voice, text, play] of xml.matchAll(
    /<Say voice="(\w+)[^"]*"[^>]*>([^<]*)<\/Say>|<Play url="([^"]+)"/g,
  ))
    lines.push(...(play ? await recorded(new URL(plain(play))) : [`[${voice}, read] ${plain(text)}`]));
  // A step is said twice where nobody presses a key.
  const once = nextOfCall ? lines.slice(0, lines.length / 2) : lines;
  return [...once, nextOfCall ? '(a key is waited for)' : '(the call ends)'].join('\n');
}

async function recorded({ pathname, searchParams }) {
  const language = searchParams.get('language');
  const { voices } = await (await fetch(`${server}/api/voices?language=${language}`)).json();
  const following = searchParams.get('next')?.split(',') ?? [];
  const ids = [pathname.replace(/^.*\/|\.mp3$/g, ''), ...following.map((each) => each.split('.')[0])];
  return ids.map((id) => {
    const { meaning = id, credit = '?' } = voices.find((voice) => voice.id === id) ?? {};
    return `[${language}, recorded by ${credit}] ${meaning}`;
  });
}

async function say(text) {
  const [address, call] = CALLS[channel](text);
  const response = await fetch(`${server}/channels/${address}`, { method: 'POST', ...call }).catch(
    () => undefined,
  );
  if (!response)
    return console.error(`Nothing answers at ${server}. Start the server with the channel's settings.`);
  const said = await response.text();
  if (!response.ok) console.error(`The server answered ${response.status}: ${said.slice(0, 200)}`);
  else if (isSpokenAtOnce) console.log(channel === 'voice' ? await heard(said) : said);
  return undefined;
}

const terminal = createInterface({ input: process.stdin, output: process.stdout });
if (!isSpokenAtOnce)
  console.log(`Answers come here when the server's provider is http://127.0.0.1:${PORT}. Ctrl+D ends it.`);
else await say('');
if (channel === 'voice' && CALL_KEYS[lang]) await say(CALL_KEYS[lang]);
if (!isSpokenAtOnce && LANGUAGES[lang]) await say(LANGUAGES[lang]);
terminal.setPrompt('> ');
terminal.prompt();
for await (const line of terminal) {
  if (line.trim()) await say(line.trim());
  terminal.prompt();
}
provider.close();
