import { MAX_PICTURE } from '@scamguard/contracts';
import { z } from 'zod';
import { pictureOf } from '../card/draw-card.ts';
import type { VerdictCard } from '../card/verdict-card.ts';
import { type Channel, NotSent, type Piece } from '../message.ts';
import { callProvider, fetchFile } from '../provider.ts';
import { shape } from './shape.ts';

export interface TelegramOptions {
  readonly url: string;
  readonly token: string;
  readonly patience: number;
}

export interface Telegram extends Channel {
  /** Ends the waiting sign on a touched button. */
  readonly endWaiting: (touched: string) => Promise<void>;
  /** The bot's own name, as groups call it; asked once. */
  readonly botName: () => Promise<string | undefined>;
}

const NAME = 'Telegram';
const fileAnswer = z.object({ result: z.object({ file_path: z.string().regex(/^[\w./-]+$/) }) });
const meAnswer = z.object({ result: z.object({ username: z.string() }) });
const floodAnswer = z.object({ parameters: z.object({ retry_after: z.number() }) });

const retryAfterIn = (answer: unknown) => floodAnswer.safeParse(answer).data?.parameters.retry_after;

/** A file goes with its fields as a form. */
async function withPicture(fields: Piece, card: VerdictCard): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  form.set('photo', await pictureOf(card), 'verdict.png');
  return form;
}

/** Source: Telegram, "Bot API: making requests, getFile, answerCallbackQuery". */
export function telegram({ url, token, patience }: TelegramOptions): Telegram {
  const call = (method: string, body: unknown) =>
    callProvider(NAME, `${url}/bot${token}/${method}`, { body, retryAfterIn, patience });
  let name: Promise<string | undefined> | undefined;
  return {
    name: 'telegram',
    shows: true,
    shape,
    send: async ({ method = 'sendMessage', card, ...piece }) => {
      await call(String(method), card ? await withPicture(piece, card as VerdictCard) : piece);
    },
    fetch: async ({ id }) => {
      const known = fileAnswer.safeParse(await call('getFile', { file_id: id }));
      if (!known.success) throw new NotSent(`${NAME} names no file`, { isFinal: true });
      const path = known.data.result.file_path;
      return fetchFile(NAME, `${url}/file/bot${token}/${path}`, { patience }, MAX_PICTURE.bytes);
    },
    endWaiting: async (touched) => {
      await call('answerCallbackQuery', { callback_query_id: touched });
    },
    botName: () => {
      name ??= call('getMe', {}).then(
        (answer) => meAnswer.safeParse(answer).data?.result.username,
        () => {
          name = undefined;
          return undefined;
        },
      );
      return name;
    },
  };
}
