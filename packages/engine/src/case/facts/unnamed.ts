import type { ActionId } from './actions.ts';
import type { Clause } from './clauses.ts';
import type { Wanted } from './fact.ts';
import { type Action, placeOf, verbsWith } from './objects.ts';
import { isOfOtherTimes } from './other-times.ts';
import { standingOf } from './standing.ts';
import type { ThingId } from './things.ts';
import type { HeardFact } from './told.ts';

/** What a pronoun may stand for: the last thing that was named. */
export type LastNamed = ThingId | undefined;

/** What a pronoun in the next clause stands for. */
export function lastNamedIn(clause: Clause, before: LastNamed): LastNamed {
  const named = clause.things.findLast(({ id }) => verbsWith(id) !== undefined);
  return named ? (named.id as ThingId) : before;
}

/** "J'ai payé", "i don send am", "ils ont rien demandé": where nothing is named, it is what was named before, or money. */
export function unnamedIn(clause: Clause, last: LastNamed, isTold = false): readonly HeardFact[] {
  if (clause.isQuestion || isOfOtherTimes(clause)) return [];
  const named = clause.things.filter(({ id }) => verbsWith(id) !== undefined);
  const told = clause.actions.flatMap((action): readonly HeardFact[] => {
    // "Le code, je l'ai tapé dans l'appli": the pronoun stands for what was named before, whatever else is named.
    if (((isTold || named.length > 0) && !hasPronoun(clause, action)) || isSomebodySent(clause, action))
      return [];
    const before = named.findLast(({ to }) => to <= action.from);
    return unnamedWith(clause, action, before ? (before.id as ThingId) : last);
  });
  return told.slice(0, 1);
}

const BEFORE_VERB = /^(?:l|la|le|les|lai|jlai)$/;
const BEHIND_VERB = /^(?:it|am|them|dem)$/;

/** Whether a pronoun stands as the object of a verb: "je l'ai remise", "i typed it". */
function hasPronoun({ words }: Clause, { from, to }: Action): boolean {
  const before = words.slice(Math.max(from - 2, 0), from);
  return BEHIND_VERB.test(words[to]?.word ?? '') || before.some(({ word }) => BEFORE_VERB.test(word));
}

const SOMEBODYS = /^(?:mon|ma|mes|son|sa|notre|le|la|un|une|my|our|his|her|a|the)$/;
const SOMEBODY =
  /^(?:fils|fille|enfants?|freres?|soeurs?|neveu|niece|cousine?|mari|femme|petit|boy|girl|son|daughter|child|children|brother|sister|cousin|husband|wife|apprenti\w*|apprentice|employe\w*|quelqu\w*|somebody|someone)$/;
const SOMEWHERE = /^(?:au|aux|a|chez|la|l|voir|demander|verifier|chercher|to|go|for|at|there|dey|ask|check)$/;

/** "J'ai envoyé mon fils au guichet", "i send my boy go bank": a person went, and no money. */
function isSomebodySent({ words }: Clause, { from, to }: Action): boolean {
  if (!/^(?:envo|anvo|sen[dt])/.test(words[from]?.word ?? '')) return false;
  const behind = words.slice(to).map(({ word }) => word);
  const [first = '', second = ''] = SOMEBODYS.test(behind[0] ?? '') ? behind.slice(1) : behind;
  return SOMEBODY.test(first) && SOMEWHERE.test(second);
}

function unnamedWith(clause: Clause, action: Action, last: LastNamed): readonly HeardFact[] {
  const { agent, time, isDenied: is } = standingOf(clause, action);
  if (action.id === 'refuse')
    return last === undefined || agent === 'others'
      ? []
      : [{ subject: wantedOf(last), polarity: 'refused', ...placeOf(action) }];
  const isAsk = action.id === 'ask';
  const verb = clause.words[action.from]?.word ?? '';
  const subject = isAsk || action.id === 'pay' ? 'money' : meantBy(action.id, verb, last);
  if (subject === undefined || (!is && (isAsk || time !== 'past' || agent !== 'teller'))) return [];
  if (is && (isAsk ? agent === 'teller' || !saysNothing(clause) : agent === 'others')) return [];
  return [{ subject, polarity: is ? 'not' : 'done', ...placeOf(action) }];
}

const wantedOf = (last: ThingId): Wanted => (last === 'sum' ? 'money' : (last as Wanted));

/** Money is what is sent and given where nothing else was named. */
const SENDING = /^(?:envo|anvo|transf|vir|donn|done|sen[dt]|g[ai]ve)/;

function meantBy(verb: ActionId, written: string, last: LastNamed): Wanted | undefined {
  if (verb === 'open' && /^[ck]l[iy]/.test(written)) return 'link';
  if (SPELLED.has(last ?? '') && /^(?:call|punch)$/.test(written)) return last as Wanted;
  if (last !== undefined && verbsWith(last)?.has(verb))
    return last === 'sum' || last === 'money'
      ? SENDING.test(written)
        ? 'money'
        : undefined
      : (last as Wanted);
  return SENDING.test(written) ? 'money' : undefined;
}

/** What is read out or keyed in. */
const SPELLED: ReadonlySet<string> = new Set(['code', 'pin', 'card']);

function saysNothing({ words }: Clause): boolean {
  return words.some(({ word }) => /^(?:rien|nothing|notin|noting|anything|anytin)$/.test(word));
}
