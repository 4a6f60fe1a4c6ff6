import { z } from 'zod';
import type { AnswerLanguage } from '../../http/languages.ts';
import type { Incoming, Media } from '../message.ts';

const user = z.object({
  id: z.number().int(),
  is_bot: z.boolean().optional(),
  language_code: z.string().optional(),
});
const file = z.object({ file_id: z.string() });
const entity = z.object({ type: z.string(), offset: z.number().int(), length: z.number().int() });

/** Source: Telegram, "Bot API: Update, Message, CallbackQuery". */
const message = z.object({
  message_id: z.number().int(),
  date: z.number().int(),
  chat: z.object({ id: z.number().int(), type: z.string() }),
  from: user.optional(),
  /** Present for whatever was forwarded, whoever wrote it. */
  forward_origin: z.object({ type: z.string() }).optional(),
  text: z.string().optional(),
  caption: z.string().optional(),
  entities: z.array(entity).optional(),
  photo: z.array(file).optional(),
  voice: file.optional(),
  audio: file.optional(),
  contact: z.object({ phone_number: z.string(), first_name: z.string().optional() }).optional(),
});
type Message = z.infer<typeof message>;

const update = z.object({
  update_id: z.number().int(),
  message: message.optional(),
  callback_query: z
    .object({
      id: z.string(),
      from: user,
      data: z.string().optional(),
      message: z.object({ chat: z.object({ id: z.number().int(), type: z.string() }) }).optional(),
    })
    .optional(),
});

/** What an update brings. */
export interface Updated {
  readonly message: Incoming | undefined;
  /** A touched button whose waiting sign has to be ended. */
  readonly touched: string | undefined;
}

/**
 * @param botName without `@`; in a group nobody is answered who does not name it.
 * @returns undefined when it is no update of Telegram's.
 */
export function updateIn(body: unknown, botName: string | undefined, now: number): Updated | undefined {
  const read = update.safeParse(body);
  if (!read.success) return undefined;
  const { update_id, message: given, callback_query: touched } = read.data;
  const id = String(update_id);
  if (touched) {
    const chat = touched.message?.chat;
    const text = touched.data ?? '';
    return {
      touched: touched.id,
      message:
        chat?.type === 'private' && text
          ? {
              id,
              from: String(touched.from.id),
              to: String(chat.id),
              text,
              at: now,
              isWhole: true,
              ...languageOf(touched.from),
            }
          : undefined,
    };
  }
  return { touched: undefined, message: given && incomingOf(given, id, botName) };
}

function incomingOf(given: Message, id: string, botName: string | undefined): Incoming | undefined {
  const { from, chat, date } = given;
  if (!from || from.is_bot) return undefined;
  const isPublic = chat.type !== 'private';
  if (isPublic && !isNamed(given, botName)) return undefined;
  const media = mediaOf(given);
  const text = textOf(given);
  const written =
    text === '/start' ? '' : text.replace(/^\/(\w+)(?:@\w+)?\s*/, (_, word: string) => `${word} `).trim();
  return {
    id,
    from: String(from.id),
    to: String(chat.id),
    ...(given.forward_origin ? { text: '', quoted: text } : { text: written }),
    at: date * 1_000,
    ...languageOf(from),
    ...(isPublic ? { isPublic: true as const } : {}),
    ...(media ? { media } : {}),
  };
}

/** French unless the device speaks English: what is written decides later. */
function languageOf({ language_code }: z.infer<typeof user>): { readonly language?: AnswerLanguage } {
  return language_code?.toLowerCase().startsWith('en') ? { language: 'en' } : {};
}

function textOf({ text, caption, contact }: Message): string {
  return text ?? caption ?? (contact ? `${contact.first_name ?? ''} ${contact.phone_number}`.trim() : '');
}

function mediaOf({ photo, voice, audio, text, contact }: Message): Media | undefined {
  // The sizes come from the smallest to the largest.
  const picture = photo?.at(-1);
  if (picture) return { kind: 'picture', id: picture.file_id };
  const sound = voice ?? audio;
  if (sound) return { kind: 'voice', id: sound.file_id };
  return text !== undefined || contact ? undefined : { kind: 'other', id: 'other' };
}

function isNamed({ text = '', entities = [] }: Message, botName: string | undefined): boolean {
  if (!botName) return false;
  const name = `@${botName}`.toLowerCase();
  return entities.some(
    ({ type, offset, length }) =>
      (type === 'mention' || type === 'bot_command') &&
      text
        .slice(offset, offset + length)
        .toLowerCase()
        .endsWith(name),
  );
}
