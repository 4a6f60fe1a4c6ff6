import { CHECKS } from '@scamguard/contracts/checks';
import { MAX_LENGTH } from '@scamguard/contracts/limits';
import { ITEM_KINDS, type ItemKind } from '@scamguard/engine/vocabulary';
import type { Translate } from '@scamguard/i18n';
import type { VerifyKind } from '@scamguard/ui';
import { ConversationIcon, LinkIcon, PhoneIcon, ProfileIcon } from '@scamguard/ui/icons';
import { verifyFormAction } from './answer-place.ts';

/** Field of each kind: its icon, its keyboard, its name in a plain post. In the order of the tabs. */
export const FIELDS = {
  link: { icon: LinkIcon, input: 'text', name: CHECKS.link.field },
  profile: { icon: ProfileIcon, input: 'text', name: CHECKS.profile.field },
  number: { icon: PhoneIcon, input: 'tel', name: CHECKS.number.field },
  conversation: { icon: ConversationIcon, input: 'multiline', name: CHECKS.conversation.field },
} as const satisfies Record<ItemKind, Pick<VerifyKind, 'icon' | 'input' | 'name'>>;

export function verifyKinds(t: Translate): VerifyKind<ItemKind>[] {
  return (Object.keys(FIELDS) as ItemKind[]).map((kind) => ({
    kind,
    ...FIELDS[kind],
    tab: t(`verify.${kind}.tab`),
    label: t(`verify.${kind}.label`),
    placeholder: t(`verify.${kind}.placeholder`),
    help: t(`verify.${kind}.help`),
    submit: t(`verify.${kind}.submit`),
    action: verifyFormAction(kind),
    maxLength: MAX_LENGTH[kind],
  }));
}

/** The tab that the address asks for; the link tab for anything unknown. */
export function kindInAddress(search: URLSearchParams): ItemKind {
  const asked = search.get('tab');
  return ITEM_KINDS.find((kind) => kind === asked) ?? 'link';
}
