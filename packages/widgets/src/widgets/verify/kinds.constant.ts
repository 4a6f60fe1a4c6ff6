import { MAX_LENGTH } from '@scamguard/contracts/limits';
import { PATHS } from '@scamguard/contracts/paths';
import { ITEM_KINDS, type ItemKind } from '@scamguard/engine/vocabulary';

/** How each kind is asked for and where it is checked. */
interface KindSettings {
  readonly input: 'text' | 'tel' | 'multiline';
  readonly name: 'link' | 'profileInfo' | 'number' | 'conversation';
  /** Path of the call that checks it. */
  readonly path: string;
  readonly maxLength: number;
}

const FIELDS: Readonly<Record<ItemKind, Omit<KindSettings, 'maxLength'>>> = {
  link: { input: 'text', name: 'link', path: PATHS.verifyLink.path },
  profile: { input: 'text', name: 'profileInfo', path: PATHS.verifyProfile.path },
  number: { input: 'tel', name: 'number', path: PATHS.verifyNumber.path },
  conversation: { input: 'multiline', name: 'conversation', path: PATHS.verifyConversation.path },
};

export default Object.fromEntries(
  ITEM_KINDS.map((kind) => [kind, { ...FIELDS[kind], maxLength: MAX_LENGTH[kind] }]),
) as Readonly<Record<ItemKind, KindSettings>>;
