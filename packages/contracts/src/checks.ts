import type { ItemKind } from '@scamguard/engine/vocabulary';

/** The call that checks each kind, and the field of its body that carries the value. A plain form names its field the same. */
export const CHECKS = {
  link: { call: 'verifyLink', field: 'link' },
  profile: { call: 'verifyProfile', field: 'profileInfo' },
  number: { call: 'verifyNumber', field: 'number' },
  conversation: { call: 'verifyConversation', field: 'conversation' },
} as const satisfies Readonly<Record<ItemKind, { call: string; field: string }>>;

/** The field of a plain form that takes everything: the server finds out what it is. */
export const ANYTHING_FIELD = 'anything';
