import type { ActionId } from './actions.ts';
import type { Clause } from './clauses.ts';
import { type Action, amountIn, isMoney, isObjectOf, placeOf, type Thing } from './objects.ts';
import { type Standing, standingOf } from './standing.ts';
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
const ASKING: ReadonlySet<ActionId> = new Set<ActionId>(['ask', 'must', 'say']);
const SOMEBODY = /^(?:la|le|l|les|me|m|ma|mont|nous|nou)$/;
const HELPING = /^(?:a|ont|est|ete)$/;
const OF_A_NOUN = /^(?:avoid|on|in|the|your|my|for|no|a|of)$/;

/**
 * "On va la renvoyer", "ils m'ont renvoyé du travail": somebody is sent away, or was paid back; "to avoid return": a parcel is. Nobody is told to
 * send money back there.
 */
function isOfOthers({ words, actions }: Clause, action: Action, { agent, time }: Standing): boolean {
  const [first = '', second = ''] = [1, 2].map((back) => words[action.from - back]?.word ?? '');
  if (words[action.from]?.word === 'return' && OF_A_NOUN.test(first)) return true;
  if (
    agent === 'teller' ||
    (agent === 'nobody' && time === 'past') ||
    actions.some(({ id, to }) => ASKING.has(id) && to <= action.from)
  )
    return false;
  return time === 'past' || SOMEBODY.test(HELPING.test(first) ? second : first);
}

/** Reads what is sent back, or is to be; it needs no object. */
export function returnedIn(clause: Clause, last: LastNamed): readonly HeardFact[] {
  if (isAboutCode(clause, last)) return [];
  return clause.actions
    .filter(({ id }) => id === 'return')
    .flatMap((action): readonly HeardFact[] => {
      const standing = standingOf(clause, action);
      const { agent, time, isDenied: is } = standing;
      const told = { ...placeOf(action), ...amountIn(clause, action) };
      if (isOfOthers(clause, action, standing)) return [];
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
