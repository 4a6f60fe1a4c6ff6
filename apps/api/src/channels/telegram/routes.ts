import type { FastifyInstance } from 'fastify';
import type { Receive } from '../door/index.ts';
import { bytesOf, jsonOf } from '../raw-body.ts';
import { refused } from '../refused.ts';
import { isSame } from '../signature.ts';
import { updateIn } from './receive.ts';
import type { Telegram } from './send.ts';

export interface TelegramRoutesOptions {
  readonly receive: Receive;
  readonly secret: string;
  readonly telegram: Pick<Telegram, 'botName' | 'endWaiting'>;
}

/** Source: Telegram, "Bot API: setWebhook", `secret_token`. */
export async function telegramRoutes(
  app: FastifyInstance,
  { receive, secret, telegram }: TelegramRoutesOptions,
) {
  app.post('/channels/telegram', async (request, reply) => {
    const given = request.headers['x-telegram-bot-api-secret-token'];
    if (!isSame(String(given), secret))
      return refused(reply, 403, 'The secret is not that of TELEGRAM_SECRET.');
    const bytes = bytesOf(request);
    // Only in a group it matters how the bot is called.
    const name = bytes.includes('group"') ? await telegram.botName() : undefined;
    const read = updateIn(jsonOf(bytes), name, Date.now());
    if (!read) return refused(reply, 400, 'This is no update of a Telegram bot.');
    if (read.message) await receive('telegram', [read.message]);
    // It only turns: whoever touched has their answer all the same.
    if (read.touched) void telegram.endWaiting(read.touched).catch(() => undefined);
    return 'ok';
  });
}
