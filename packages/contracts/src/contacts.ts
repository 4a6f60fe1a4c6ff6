import { z } from 'zod/mini';

const line = (minimum: number, maximum: number) =>
  z.string().check(z.trim(), z.minLength(minimum), z.maxLength(maximum), z.regex(/^[^\0\n]*$/));
const day = z.iso.date();
const country = z.string().check(z.regex(/^[A-Z]{2}$/));

export const CONTACT_PURPOSES = [
  'complaint',
  'police',
  'report',
  'operator',
  'block',
  'menu',
  'child',
  'crisis',
  'image',
  'telecom',
  'bank',
  'personal-data',
] as const;
export const CONTACT_KINDS = ['phone', 'ussd', 'whatsapp', 'email', 'web'] as const;

/** Somebody to turn to in need, as first aid shows it. */
export const contact = z.object({
  name: line(2, 120),
  purpose: z.enum(CONTACT_PURPOSES),
  kind: z.enum(CONTACT_KINDS),
  /** A short code, a number in E.164 or a free number as it is dialled at home, a menu code, an address, or an `https` URL. */
  value: line(2, 200),
  /** The value as people write it, where that differs. */
  shown: z.optional(line(2, 60)),
  use: z.object({ fr: line(5, 160), en: line(5, 160) }),
  status: z.enum(['verified', 'multi-repo']),
  checkedAt: day,
  calledAt: z.optional(day),
  sources: z.array(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))).check(z.maxLength(20)),
  unnamedSources: z.optional(z.int()),
  operators: z.optional(z.array(line(2, 20)).check(z.maxLength(10))),
  isFree: z.optional(z.literal(true)),
  isAlwaysOpen: z.optional(z.literal(true)),
  since: z.optional(day),
});
export type EditedContact = z.infer<typeof contact>;

export const contactChangesQuery = z.object({ country });

/** Moderators' changes to a country's contacts since the release. If there are none, both lists are empty. */
export const contactChangesResult = z.object({
  /** In the place of the released one with the same key, or beside the others. */
  changed: z.array(z.object({ key: z.string(), contact })),
  /** Keys of those that are not to be shown. */
  hidden: z.array(z.string()),
});
export type ContactChanges = z.infer<typeof contactChangesResult>;

export const contactDeskQuery = z.object({ country });

/** A contact as moderators see it. */
export const deskContact = z.object({
  key: z.string(),
  contact,
  isHidden: z.boolean(),
  /** Nobody has looked at it for half a year. */
  isDue: z.boolean(),
  /** It is not as it was released. */
  isEdited: z.boolean(),
});
export type DeskContact = z.infer<typeof deskContact>;
/** Those that ask to be called again come first. */
export const contactDeskResult = z.object({ contacts: z.array(deskContact) });

/** A moderator's action on a contact of a country. */
export const editContactBody = z.discriminatedUnion('action', [
  /** Somebody has just tried it, and it works. */
  z.object({ action: z.literal('called'), country, key: line(3, 250) }),
  z.object({ action: z.literal('hide'), country, key: line(3, 250) }),
  /** As it was released. */
  z.object({ action: z.literal('restore'), country, key: line(3, 250) }),
  /**
   * A new value or other words, in the place of the contact with this key, which may be new. A moderator who saves it has tried
   * it.
   */
  z.object({
    action: z.literal('save'),
    country,
    key: line(3, 250),
    contact: z.omit(contact, { status: true, checkedAt: true, calledAt: true, unnamedSources: true }),
  }),
]);
export type EditContactBody = z.infer<typeof editContactBody>;
export const editContactResult = z.object({ key: z.string() });
