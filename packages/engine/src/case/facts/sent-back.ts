import type { Clause } from './clauses.ts';
import { amountIn, isMoney, isObjectOf, placeOf, type Thing } from './objects.ts';
import { standingOf } from './standing.ts';
import type { HeardFact } from './told.ts';
import type { LastNamed } from './unnamed.ts';

/** What is sent back is told by that verb. */
export function isReturned({ actions }: Clause, thing: Thing): boolean {
  return isMoney(thing) && actions.some((action) => action.id === 'return' && isObjectOf(thing, action));
}

/** "Elle a envoyé un code par erreur, de lui renvoyer": no money is meant. */
function isAboutCode({ things, amounts }: Clause, last: LastNamed): boolean {
  return amounts.length === 0 && (last === 'code' || things.some(({ id }) => id === 'code'));
}

const PROMISED_TO = new Set(['te', 't', 'vous']);

/** Reads what is sent back, or is to be; it needs no object. */
export function returnedIn(clause: Clause, last: LastNamed): readonly HeardFact[] {
  if (isAboutCode(clause, last)) return [];
  return clause.actions
    .filter(({ id }) => id === 'return')
    .flatMap((action): readonly HeardFact[] => {
      const { agent, time, isDenied: is } = standingOf(clause, action);
      const told = { ...placeOf(action), ...amountIn(clause, action) };
      // "Je te rends demain" is a promise of whoever writes.
      if (agent === 'teller' && PROMISED_TO.has(clause.words[action.from - 1]?.word ?? '')) return [];
      if (is) return [{ subject: 'money-back', polarity: 'not', ...told }];
      if (time === 'open' || agent === 'others')
        return [{ subject: 'money-back', polarity: 'asked', ...told }];
      return [
        { subject: 'money-back', polarity: 'done', ...told },
        { subject: 'money', polarity: 'done', ...told },
      ];
    });
}
