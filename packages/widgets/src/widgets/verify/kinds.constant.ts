import { addressOf } from '@scamguard/client';
import { CHECKS } from '@scamguard/contracts/checks';
import { MAX_LENGTH } from '@scamguard/contracts/limits';
import { ITEM_KINDS, type ItemKind } from '@scamguard/engine/vocabulary';

const INPUTS = { link: 'text', profile: 'text', number: 'tel', conversation: 'multiline' } as const;

/** How each kind is asked for and where it is checked. */
const settingsOf = (kind: ItemKind) => ({
  input: INPUTS[kind],
  name: CHECKS[kind].field,
  address: addressOf(CHECKS[kind].call),
  maxLength: MAX_LENGTH[kind],
});

export default Object.fromEntries(ITEM_KINDS.map((kind) => [kind, settingsOf(kind)])) as Readonly<
  Record<ItemKind, ReturnType<typeof settingsOf>>
>;
