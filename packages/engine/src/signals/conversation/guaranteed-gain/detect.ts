import { has, moreOutThanIn, together } from '../../../text/matching.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** No honest placement pays a share of itself every day, week or month. */
const FAST_RATE =
  /\d{1,3}(?:[.,]\d{1,2})? ?%(?: [a-z]{1,12}){0,2} ?(?:par|per|chaque|a|every|each|\/)? ?(?:jour|semaine|mois|day|daily|week|weekly|month|monthly)/;

/** "Rien n'est garanti" is said by who tells of the risk. */
const NOT_GUARANTEED =
  /\b(?:rien n.?est|n.?est pas|pas|nothing is|not|no profit is) garanti|\b(?:nothing is|not|never) guaranteed/;

export const guaranteedGain = signal(definition, (text) => {
  if (has(text, 'warning') || NOT_GUARANTEED.test(text.folded.text)) return ABSENT;
  const rate = FAST_RATE.exec(text.folded.text);
  const span =
    (has(text, 'saving-group') ? undefined : moreOutThanIn(text)) ??
    together(text, ['gain', 'guarantee'], 12) ??
    together(text, ['invest', 'guarantee'], 12) ??
    (rate && has(text, 'invest', 'gain')
      ? text.folded.originOf(rate.index, rate.index + rate[0].length)
      : undefined);
  return span === undefined ? ABSENT : seen({}, { span });
});
