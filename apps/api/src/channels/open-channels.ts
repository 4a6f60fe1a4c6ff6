import { type ChannelId, ENDPOINTS, type OpenChannel } from '@scamguard/contracts';
import type { FastifyInstance } from 'fastify';
import { encode } from 'uqr';
import { page } from '../contract/page.ts';
import { registerCall } from '../contract/route.ts';
import type { Settings } from '../env.ts';
import { offeredIn, type Recorded } from './voice/recorded.ts';

/** The channels that are on and whose number people know, for the page that shows them. */
export function openChannels(settings: Settings): readonly OpenChannel[] {
  const {
    WHATSAPP_TOKEN: whatsapp,
    TELEGRAM_TOKEN: telegram,
    SMS_IN_SECRET: sms,
    USSD_SECRET: ussd,
    VOICE_SECRET: voice,
    MAIL_IN_ADDRESS: mail,
  } = settings;
  const { WHATSAPP_NUMBER, TELEGRAM_NAME, SMS_IN_NUMBER, USSD_CODE, VOICE_NUMBER } = settings;
  return [
    ...shown('whatsapp', whatsapp && WHATSAPP_NUMBER, (number) => `https://wa.me/${number.slice(1)}`),
    ...shown(
      'telegram',
      telegram && TELEGRAM_NAME && `@${TELEGRAM_NAME}`,
      (name) => `https://t.me/${name.slice(1)}`,
    ),
    ...shown('sms', sms && SMS_IN_NUMBER, (number) => `sms:${number}`),
    ...shown('ussd', ussd && USSD_CODE, (code) => `tel:${encodeURIComponent(code)}`),
    ...shown('voice', voice && VOICE_NUMBER, (number) => `tel:${number}`),
    ...shown('email', mail, (address) => `mailto:${address}`),
  ];
}

export interface OpenChannelsOptions {
  readonly settings: Settings;
  /** What people have recorded of a call. */
  readonly recorded: () => Promise<Recorded>;
  readonly onFailure: (error: unknown) => void;
}

export async function openChannelsRoutes(
  app: FastifyInstance,
  { settings, recorded, onFailure }: OpenChannelsOptions,
) {
  const open = [...openChannels(settings)];
  const hasCall = open.some(({ id }) => id === 'voice');
  /** Without a database the ways to us are still told. */
  const languagesOfCalls = () =>
    recorded()
      .then(offeredIn)
      .catch((error: unknown) => {
        onFailure(error);
        return [];
      });
  registerCall(app, ENDPOINTS.channels, async (request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    const languages = hasCall ? await languagesOfCalls() : [];
    const told = open.map((channel) =>
      channel.id === 'voice' && languages.length ? { ...channel, languages: [...languages] } : channel,
    );
    return page(told, request, reply);
  });
}

function shown(
  id: ChannelId,
  value: string | undefined,
  hrefOf: (value: string) => string,
): readonly OpenChannel[] {
  if (!value) return [];
  const href = hrefOf(value);
  return [{ id, value, href, qr: drawn(href) }];
}

/** Runs of dark modules, a rectangle each. */
function drawn(text: string): OpenChannel['qr'] {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  let path = '';
  for (const [y, row] of data.entries())
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  return { size, path };
}
