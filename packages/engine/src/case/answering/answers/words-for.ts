import { isAccessLost } from '../../actions/first-actions.ts';
import { isExposed } from '../../threats.ts';
import { isMoneyGone } from './always.ts';
import type { Answer, Asked } from './answer.ts';

/** The very words to send to family, contacts or a group about a scam, by what happened. */
export function wordsFor({ state, standing }: Asked): Answer {
  if (isExposed(state)) return { says: ['words-threat'] };
  if (standing.kind === 'account_takeover' || isAccessLost(state)) return { says: ['words-account'] };
  return { says: [isMoneyGone(state) ? 'words-loss' : 'words-warning'] };
}
