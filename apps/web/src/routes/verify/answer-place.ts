import type { ItemKind } from '@scamguard/engine/vocabulary';
import { linkTo } from '../../screen/links.ts';

/** `id` of the answer on this page. */
export const ANSWER_ID = 'resultat';

/** Where the box posts to that takes everything. */
export const TELL_BOX_ACTION = `${linkTo('/verify')}#${ANSWER_ID}`;

/** Where its form posts to without scripts; the fragment brings the answer into view. */
export const verifyFormAction = (kind: ItemKind) => `${linkTo('/verify', { tab: kind })}#${ANSWER_ID}`;
