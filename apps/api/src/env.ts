import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from './process/start-error.ts';
import { readPartners } from './settings/partners.ts';
import { readProviders } from './settings/providers.ts';
import { TRACING_VARIABLES } from './settings/tracing.ts';
import { readSubscriptions } from './settings/webhooks.ts';

/** The same place seen from `src` and from the bundle in `dist`. */
const PROJECT_ROOT = new URL('../../../', import.meta.url);
const WEB_BUILD = new URL('../../web/dist/', import.meta.url);

const WIDGETS_BUILD = new URL('../../../packages/widgets/dist/', import.meta.url);

const SHORTEST_SECRET = 32;
const TRUST_PROXY = { true: true, false: false } as const;

/** Settings that each provider of text messages needs. */
const SMS_NEEDS = {
  'africas-talking': ['SMS_USER', 'SMS_KEY'],
  twilio: ['SMS_USER', 'SMS_KEY', 'SMS_FROM'],
  http: ['SMS_URL'],
} as const;

/** Settings that a bucket, or a channel beside its address, needs together. One of them without the others is a mistake. */
const SET_TOGETHER = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN', 'WHATSAPP_PHONE_ID'],
  ['TELEGRAM_TOKEN', 'TELEGRAM_SECRET'],
  ['USSD_SECRET', 'USSD_CODE'],
  ['VOICE_SECRET', 'VOICE_PROVIDER', 'VOICE_NUMBER'],
] as const;

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((port) => port <= 65_535, 'must be a whole number from 0 to 65535');
const wholeNumber = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999')
  .transform(Number);
/** A secret at the end of an address. Only we and the provider know that address. */
const addressSecret = z.string().regex(/^[\w-]{16,128}$/, 'must have 16 to 128 letters, digits, _ or -');
const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''));
const phoneNumber = z.string().regex(/^\+\d{6,15}$/, 'must be a number such as +2290100000000');
const host = z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address');

const variables = z.object({
  /** 0 takes any free port. */
  PORT: port.default(3000),
  /** Absent: every address of the machine, IPv4 and IPv6. `localhost` keeps the server to this machine. */
  HOST: host.optional(),
  DATA_DIR: z.string().default(fileURLToPath(new URL('data', PROJECT_ROOT))),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  /** The address by which visitors find the site, if they connect to another one: behind a proxy, with TLS. */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .transform((url) => new URL(url))
    .optional(),
  SECRET: z.string().min(SHORTEST_SECRET, `must have at least ${SHORTEST_SECRET} characters`).optional(),
  SITE_DIR: z.string().default(fileURLToPath(WEB_BUILD)),
  WIDGETS_DIR: z.string().default(fileURLToPath(WIDGETS_BUILD)),
  /** Partners whose pages may use our widgets; absent: everybody's. */
  WIDGET_KEYS: z.string().transform(readPartners).optional(),
  /** Who may have the numbers of confirmed scams, hashed under their key: keys parted by blanks. Absent: nobody. */
  THREATS_KEYS: z
    .string()
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .refine(
      (keys) => keys.every((key) => /^[\w-]{24,200}$/.test(key)),
      'must be keys of 24 letters, digits, - or _ or more',
    )
    .optional(),
  /** Partners and authorities who are told, by signed calls, of what was published; absent: nobody. */
  WEBHOOKS: z.string().transform(readSubscriptions).optional(),
  /** The addresses whose `X-Forwarded-*` headers are believed: none, all, or these. */
  TRUST_PROXY: z
    .string()
    .regex(/^(true|false|[\da-fA-F.:/, ]+)$/, 'must be true, false or a list of addresses')
    .transform((value) => (value === 'true' || value === 'false' ? TRUST_PROXY[value] : value))
    .default(false),
  /** `off` for load tests only. */
  RATE_LIMIT: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  /** The provider that brings one-time codes to phones. If there is none, the log shows the codes. */
  SMS_PROVIDER: z
    .enum(['africas-talking', 'twilio', 'http'], { error: 'must be africas-talking, twilio or http' })
    .optional(),
  SMS_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .optional(),
  SMS_USER: z.string().optional(),
  SMS_KEY: z.string().optional(),
  SMS_FROM: z.string().optional(),
  /** The most text messages that are paid for, to all people together. */
  SMS_PER_HOUR: wholeNumber.default(300),
  SMS_PER_DAY: wholeNumber.default(2000),
  /** Text messages that people send us: the end of the address that the provider calls. Absent: none are taken. */
  SMS_IN_SECRET: addressSecret.optional(),
  /** The number or short number that people write to: shown on /partout. */
  SMS_IN_NUMBER: z
    .string()
    .regex(/^\+?\d{3,15}$/, 'must be a number')
    .optional(),
  /** The menu that people dial: the end of the address that the provider calls, and what is dialled. Absent: there is none. */
  USSD_SECRET: addressSecret.optional(),
  USSD_CODE: z
    .string()
    .regex(/^[*#\d]{3,20}$/, 'must be what is dialled, such as *384*123#')
    .optional(),
  /** WhatsApp Cloud API; absent: nobody is answered there. */
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_ID: z
    .string()
    .regex(/^\d{1,32}$/, 'must be the id of a phone number: digits only')
    .optional(),
  /** The number that people write to: shown on /partout. Absent: WhatsApp is not shown there. */
  WHATSAPP_NUMBER: phoneNumber.optional(),
  WHATSAPP_URL: baseUrl.default('https://graph.facebook.com/v23.0'),
  /** The template, reviewed by WhatsApp, for alerts to people who asked for them. If it is absent, none go there. */
  WHATSAPP_ALERT_TEMPLATE: z
    .string()
    .regex(/^[a-z\d_]{1,512}$/, 'must be the name of a template')
    .optional(),
  /** Most people whom alerts are sent to in a day, on all channels together. */
  ALERTS_PER_DAY: wholeNumber.default(1_000),
  /** A Telegram bot; absent: nobody is answered there. */
  TELEGRAM_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, 'must be the token of a bot')
    .optional(),
  TELEGRAM_SECRET: z
    .string()
    .regex(/^[\w-]{16,256}$/, 'must have 16 to 256 letters, digits, _ or -')
    .optional(),
  /** The bot's name, which people look for: shown on /partout. */
  TELEGRAM_NAME: z
    .string()
    .regex(/^\w{5,32}$/, 'must be the name of a bot, without @')
    .optional(),
  TELEGRAM_URL: baseUrl.default('https://api.telegram.org'),
  /** A number that people call: the end of the address that its provider calls. Absent: there is none. */
  VOICE_SECRET: addressSecret.optional(),
  VOICE_PROVIDER: z
    .enum(['africas-talking', 'twilio'], { error: 'must be africas-talking or twilio' })
    .optional(),
  VOICE_NUMBER: phoneNumber.optional(),
  /** Mail that people write or forward: the address they write to. Absent: nobody is answered there. */
  MAIL_IN_ADDRESS: z.email('must be an e-mail address').optional(),
  /** The mailbox in which it comes. It is emptied: it must be one of its own. */
  MAIL_IN_URL: z
    .url({ protocol: /^imaps?$/, error: 'must be an address that begins with imap:// or imaps://' })
    .transform((url) => new URL(url))
    .optional(),
  /** Or the end of the address that a provider calls with each mail. */
  MAIL_IN_SECRET: addressSecret.optional(),
  /** The most messages that are answered on one channel in a day, from all people together. */
  CHANNEL_PER_DAY: wholeNumber.default(20_000),
  /** The server that sends mail. If there is none, no mail is sent. */
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .optional(),
  /** Where visitors' messages go, and from whom. */
  MAIL_TO: z.email('must be an e-mail address').optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  /** The address or page for reports of faults in the site's security. If there is none, the site's own ways count. */
  SECURITY_CONTACT: z
    .string()
    .transform((contact) => (z.email().safeParse(contact).success ? `mailto:${contact}` : contact))
    .refine(
      (address) => /^(mailto|https):\S+$/.test(address) && URL.canParse(address),
      'must be an e-mail address or begin with https://',
    )
    .transform((address) => new URL(address))
    .optional(),
  /** A language model that may phrase the assistant's replies, by OpenAI's protocol: its address with `/v1`. Absent: none. */
  LLM_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .transform((url) => new URL(url))
    .optional(),
  LLM_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  /** Whether the language model may also read what visitors of the chat tell, masked, where they agree. */
  LLM_READS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  /** A server that writes down what is said in a voice message, by OpenAI's protocol: its address with `/v1`. Absent: nobody listens. */
  ASR_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .transform((url) => new URL(url))
    .optional(),
  ASR_KEY: z.string().optional(),
  ASR_MODEL: z.string().default('whisper-1'),
  /** How long a provider of a channel may be silent before it is asked again later, in milliseconds. */
  CHANNEL_PATIENCE: wholeNumber.refine((ms) => ms <= 15_000, 'must be at most 15000').default(15_000),
  /** How long the next piece of what somebody writes is waited for, in milliseconds: a picture, then a sentence. */
  CHANNEL_PIECES: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a whole number from 0 to 9999')
    .transform(Number)
    .default(2_000),
  /** Lists of known scams that are read every hour; absent: none. */
  FEED_URLS: z
    .string()
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be addresses parted by blanks' })))
    .transform((urls) => urls.map((url) => new URL(url)))
    .optional(),
  /** A registry of domains to be asked, by RDAP, how old the domain of a checked link is; absent: nobody is asked. */
  RDAP_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .transform((url) => new URL(url))
    .optional(),
  /** Whether shorteners are asked where a checked link leads. */
  FOLLOW_SHORT_LINKS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  /** Others whose sign-in may be used, by OpenID Connect; absent: nobody's. */
  OIDC_PROVIDERS: z.string().transform(readProviders).optional(),
  /** A bucket for attachments; absent: a folder in DATA_DIR. */
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
    .transform((url) => new URL(url))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d.-]{3,63}$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /** The port at which Prometheus may read how the server is. If it is absent, there is none. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: host.default('127.0.0.1'),
  ...TRACING_VARIABLES,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('warn'),
});

const environment = variables.superRefine((settings, { addIssue }) => {
  const { SMS_PROVIDER: provider } = settings;
  for (const name of provider ? SMS_NEEDS[provider] : [])
    if (settings[name] === undefined)
      addIssue({ code: 'custom', path: [name], message: `must be set for SMS_PROVIDER ${provider}` });
  if (settings.LLM_URL && !settings.LLM_MODEL)
    addIssue({ code: 'custom', path: ['LLM_MODEL'], message: 'must be set where LLM_URL is' });
  if (settings.LLM_READS === 'on' && !settings.LLM_URL)
    addIssue({ code: 'custom', path: ['LLM_URL'], message: 'must be set where LLM_READS is on' });
  for (const needs of SET_TOGETHER) {
    const isBegun = needs.some((name) => settings[name] !== undefined);
    for (const name of isBegun ? needs : [])
      if (settings[name] === undefined)
        addIssue({ code: 'custom', path: [name], message: `must be set with ${needs.join(', ')}` });
  }
  if (settings.VOICE_PROVIDER === 'twilio' && !settings.SMS_KEY)
    addIssue({ code: 'custom', path: ['SMS_KEY'], message: 'must be set for VOICE_PROVIDER twilio' });
  if (settings.SMS_IN_SECRET && !provider)
    addIssue({ code: 'custom', path: ['SMS_PROVIDER'], message: 'must be set where SMS_IN_SECRET is' });
  if (settings.OIDC_PROVIDERS && !settings.PUBLIC_URL)
    addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: 'must be set where OIDC_PROVIDERS is' });
  const hasMailbox = settings.MAIL_IN_URL !== undefined || settings.MAIL_IN_SECRET !== undefined;
  for (const name of hasMailbox ? (['MAIL_IN_ADDRESS', 'SMTP_URL'] as const) : [])
    if (!settings[name])
      addIssue({
        code: 'custom',
        path: [name],
        message: 'must be set where MAIL_IN_URL or MAIL_IN_SECRET is',
      });
  if (settings.MAIL_IN_ADDRESS && !hasMailbox)
    addIssue({
      code: 'custom',
      path: ['MAIL_IN_URL'],
      message: 'or MAIL_IN_SECRET must be set where MAIL_IN_ADDRESS is',
    });
  if (settings.SMTP_URL && !settings.MAIL_TO)
    addIssue({ code: 'custom', path: ['MAIL_TO'], message: 'must be set where SMTP_URL is' });
});

/** The settings from outside. Every entry has a safe default. */
export type Settings = z.output<typeof environment>;

/**
 * Reads the settings; an empty variable counts as absent.
 *
 * @throws {StartError} naming each variable that is wrong, never its value, which may be secret.
 */
export function readSettings(variables: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  throw new StartError(`Wrong settings: ${[...new Set(problems)].join('; ')}.`);
}
