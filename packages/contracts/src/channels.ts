import { z } from 'zod/mini';
import { VOICE_LANGUAGES } from './limits.ts';

export const CHANNEL_IDS = ['whatsapp', 'telegram', 'sms', 'ussd', 'voice', 'email'] as const;
export type ChannelId = (typeof CHANNEL_IDS)[number];

/** A square of modules: `path` draws the dark ones, one unit each, in a square of `size` units. */
export const qrCode = z.object({ size: z.int(), path: z.string() });

/** The ways by which people can write to us or call us, beside the site. */
export const channel = z.object({
  id: z.enum(CHANNEL_IDS),
  /** A number, a name or an address, as people write or dial it. */
  value: z.string(),
  /** Opens it on the phone. */
  href: z.string(),
  qr: qrCode,
  /** Of a call: the languages that can be chosen in it beside French and English, as people have recorded them. */
  languages: z.optional(z.array(z.enum(VOICE_LANGUAGES))),
});
export type OpenChannel = z.infer<typeof channel>;

/** Those that are on; empty where the operator has set up none. */
export const channelsResult = z.array(channel);
