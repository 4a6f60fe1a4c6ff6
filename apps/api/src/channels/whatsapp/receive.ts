import { z } from 'zod';
import type { Incoming, Media } from '../message.ts';

const media = z.object({ id: z.string(), caption: z.string().optional() });

/** Source: Meta, "WhatsApp Cloud API: webhooks, messages". Since user names came, `from` may be a user-scoped id (`BJ.…`). */
const message = z.object({
  from: z.string().optional(),
  from_user_id: z.string().optional(),
  id: z.string().min(1),
  timestamp: z.string().regex(/^\d{1,12}$/),
  type: z.string(),
  context: z
    .object({ forwarded: z.boolean().optional(), frequently_forwarded: z.boolean().optional() })
    .optional(),
  text: z.object({ body: z.string() }).optional(),
  interactive: z
    .object({
      button_reply: z.object({ title: z.string() }).optional(),
      list_reply: z.object({ title: z.string(), description: z.string().optional() }).optional(),
    })
    .optional(),
  button: z.object({ text: z.string() }).optional(),
  image: media.optional(),
  audio: media.optional(),
  voice: media.optional(),
  contacts: z
    .array(
      z.object({
        name: z.object({ formatted_name: z.string().optional() }).optional(),
        phones: z.array(z.object({ phone: z.string().optional() })).optional(),
      }),
    )
    .optional(),
});
type Message = z.infer<typeof message>;

const event = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          value: z.object({
            metadata: z.object({ phone_number_id: z.string() }).optional(),
            messages: z.array(z.unknown()).optional(),
          }),
        }),
      ),
    }),
  ),
});

/**
 * What people wrote in an event; statuses of our own messages bring nothing.
 *
 * @returns undefined when it is no event of WhatsApp's. A message of another shape is left out, the others are read.
 */
export function messagesIn(body: unknown, phoneId: string): readonly Incoming[] | undefined {
  const read = event.safeParse(body);
  if (!read.success) return undefined;
  const changes = read.data.entry.flatMap(({ changes: all }) => all);
  return changes
    .filter(({ value }) => value.metadata?.phone_number_id === phoneId)
    .flatMap(({ value }) => value.messages ?? [])
    .flatMap((each) => {
      const known = message.safeParse(each);
      const incoming = known.success ? incomingOf(known.data) : undefined;
      return incoming ? [incoming] : [];
    });
}

const statuses = z.object({
  entry: z.array(
    z.object({
      changes: z.array(z.object({ value: z.object({ statuses: z.array(z.unknown()).optional() }) })),
    }),
  ),
});
const sent = z.object({
  status: z.enum(['sent', 'delivered', 'read']),
  biz_opaque_callback_data: z.string(),
});

/** The marks of our own messages that WhatsApp says it has sent. Source: Meta, "WhatsApp Cloud API: status messages". */
export function marksIn(body: unknown): readonly string[] {
  const read = statuses.safeParse(body);
  const changes = read.data?.entry.flatMap(({ changes: all }) => all) ?? [];
  return changes
    .flatMap(({ value }) => value.statuses ?? [])
    .flatMap((each) => sent.safeParse(each).data?.biz_opaque_callback_data ?? []);
}

/** What brings nothing that could be judged, and is no reason to write to anybody. */
const SILENT = new Set(['reaction', 'system', 'unsupported', 'ephemeral']);

function incomingOf(given: Message): Incoming | undefined {
  const from = given.from ?? given.from_user_id;
  if (!from || SILENT.has(given.type)) return undefined;
  const file = mediaOf(given);
  const words = textOf(given);
  const isForwarded = given.context?.forwarded || given.context?.frequently_forwarded;
  return {
    id: given.id,
    from,
    to: from,
    ...(isForwarded ? { text: '', quoted: words } : { text: words }),
    at: Number(given.timestamp) * 1_000,
    ...(file ? { media: file } : {}),
    ...(given.interactive || given.button ? { isWhole: true as const } : {}),
  };
}

function textOf({ text, interactive, button, image, contacts }: Message): string {
  const list = interactive?.list_reply;
  const cards = contacts?.map(({ name, phones = [] }) =>
    [name?.formatted_name, ...phones.map(({ phone }) => phone)].filter(Boolean).join(' '),
  );
  return (
    text?.body ??
    interactive?.button_reply?.title ??
    // The title of a row is cut short: the whole answer stands below it.
    (list && (list.description || list.title)) ??
    button?.text ??
    image?.caption ??
    cards?.join('\n') ??
    ''
  );
}

function mediaOf({
  type,
  image,
  audio,
  voice,
  text,
  interactive,
  button,
  contacts,
}: Message): Media | undefined {
  if (image) return { kind: 'picture', id: image.id };
  const sound = audio ?? voice;
  if (sound) return { kind: 'voice', id: sound.id };
  return text || interactive || button || contacts ? undefined : { kind: 'other', id: type };
}
