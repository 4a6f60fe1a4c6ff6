import { FULL_CLASSIFIERS } from '../../node/index.ts';
import type { CaseModel } from '../../src/case/belief/packed-network.ts';
import { isScamKind } from '../../src/case/kinds.ts';
import { newCase } from '../../src/case/state.ts';
import { step } from '../../src/case/step.ts';
import { ACTIONS_OF, advises } from './interviews.ts';
import type { TellingRow } from './tellings.ts';

/**
 * The number of scams among tellings, and in how many of them the reply to the first message holds what an adviser would say
 * first.
 */
export interface FirstReplies {
  readonly useful: number;
  readonly of: number;
}

/** @param isWhole - only tellings of one message, whose first is the whole story. */
export function firstReplies(model: CaseModel, rows: readonly TellingRow[], isWhole: boolean): FirstReplies {
  const scams = rows.filter(
    ({ kind, turns, firstAction }) =>
      isScamKind(kind) && (ACTIONS_OF[firstAction] ?? []).length > 0 && (!isWhole || turns.length === 1),
  );
  return { useful: scams.filter((row) => isUseful(model, row)).length, of: scams.length };
}

function isUseful(model: CaseModel, { lang, turns, firstAction }: TellingRow): boolean {
  const reply = step(newCase('trial'), turns[0] ?? '', {
    language: lang === 'fr' ? 'fr' : 'en',
    classifiers: FULL_CLASSIFIERS,
    model,
  });
  return advises(reply, ACTIONS_OF[firstAction] ?? []);
}
