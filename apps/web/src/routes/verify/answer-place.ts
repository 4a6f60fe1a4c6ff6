import type { ItemKind } from '@scamguard/engine/vocabulary';
import { linkTo } from '../../screen/links.ts';

/** `id` of the answer on this page. */
export const ANSWER_ID = 'resultat';

/** The address to which the box that takes everything posts. */
export const TELL_BOX_ACTION = `${linkTo('/verify')}#${ANSWER_ID}`;

/** The address to which its form posts without scripts. The fragment brings the answer into view. */
export const verifyFormAction = (kind: ItemKind) => `${linkTo('/verify', { tab: kind })}#${ANSWER_ID}`;
