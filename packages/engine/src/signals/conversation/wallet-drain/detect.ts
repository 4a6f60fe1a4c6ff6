import { menuCodesIn } from '../../../everyday/menu-codes.ts';
import { has, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

export const walletDrain = signal(definition, (text) => {
  // The tokens of a meter come from the operator's menu.
  if (menuCodesIn(text).length > 0 && text.links.length === 0) return ABSENT;
  const span =
    has(text, 'follow', 'claim', 'tell', 'act-on-account') || text.links.length > 0
      ? (together(text, ['wallet', 'claim'], 40) ??
        together(text, ['wallet', 'follow'], 40) ??
        together(text, ['wallet', 'act-on-account'], 40) ??
        together(text, ['wallet', 'tell'], 12))
      : undefined;
  return span === undefined || has(text, 'warning') ? ABSENT : seen({}, { span });
});
