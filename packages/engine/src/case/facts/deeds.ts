import type { ActionId } from './actions.ts';
import type { Clause } from './clauses.ts';
import { isDenied } from './denial.ts';
import type { Polarity, Wanted } from './fact.ts';
import { isNoun } from './nouns.ts';
import { type Action, amountIn, isMoney, isObjectOf, type Thing, verbsWith } from './objects.ts';
import { isOfOtherTimes } from './other-times.ts';
import { isReturned, returnedIn } from './sent-back.ts';
import { isCommanded, OFFICES, type Standing, standingOf } from './standing.ts';
import type { HeardFact } from './told.ts';
import { type LastNamed, unnamedIn } from './unnamed.ts';

const DEMANDS: ReadonlySet<ActionId> = new Set<ActionId>(['ask', 'must', 'bring']);
/** With these a sum is no request. */
const ELSEWHERE: ReadonlySet<ActionId> = new Set<ActionId>(['receive', 'lose', 'withdraw', 'return', 'buy']);
/** Words at which money came to the teller, or is said to have come by mistake. */
const BACK_TO_TELLER =
  /^(?:dit|di|erreur|ereur|mistake|mistakenly|error|says?|promet|recu|client|cliente|customer)$/;
/** How far before a verb its subject stands. */
const SUBJECT_REACH = 3;
/** How close beside a sum stands what it is paid for. */
const BESIDE = 7;
const DENIED_FROM = 5;

/** Reads the deeds of a clause: who gave, asked for or refused what. */
export function deedsIn(clause: Clause, last: LastNamed): readonly HeardFact[] {
  const named = clause.things.flatMap((thing) => deedWith(clause, thing));
  return [...returnedIn(clause, last), ...named, ...unnamedIn(clause, last, named.length > 0)];
}

function deedWith(clause: Clause, thing: Thing): readonly HeardFact[] {
  const verbs = verbsWith(thing.id);
  if (verbs === undefined || isFee(clause, thing) || isReturned(clause, thing) || isPublished(clause, thing))
    return [];
  const near = clause.actions.filter(
    (action) =>
      (verbs.has(action.id) || action.id === 'refuse') &&
      isObjectOf(thing, action) &&
      !(action.id === 'lose' && isAskedBetween(clause, action, thing)) &&
      !(isMoney(thing) && isWordSent(clause, action, thing)) &&
      (action.id !== 'give' || !isNoun(clause, action)),
  );
  const [polarity, verb] = judged(clause, near, thing) ?? [];
  if (polarity === undefined) return [];
  if (polarity === 'done' && SECRETS.has(thing.id) && isTypedByTeller(clause)) return [];
  const subject = (thing.id === 'sum' ? (isForFee(clause, thing) ? 'fee' : 'money') : thing.id) as Wanted;
  const from = Math.min(verb?.from ?? thing.from, thing.from);
  const to = Math.max(verb?.to ?? thing.to, thing.to);
  return [{ subject, polarity, from, to, ...amountIn(clause, thing) }];
}

const SECRETS: ReadonlySet<string> = new Set(['pin', 'code', 'password']);
const TYPED = /^(?:put|puts|type|typed|enter|entered|tape|mis|met|compose|saisi|press|pressed)$/;
const SELF = /^(?:myself|mi-sef|miself|meme)$/;
const TO_OTHERS = /^(?:lui|leur|him|her|them|am|his|their|son|sa)$/;

/** "I put my PIN myself", on one's own phone: nobody else has it. */
const isTypedByTeller = ({ words }: Clause): boolean =>
  words.some(({ word }) => TYPED.test(word)) &&
  words.some(({ word }) => SELF.test(word)) &&
  !words.some(({ word }) => TO_OTHERS.test(word));

/** "Mon WhatsApp est volé, il demande de l'argent": what is asked for is not what was stolen. */
const isAskedBetween = ({ actions }: Clause, { to }: Action, thing: Thing): boolean =>
  actions.some((other) => other.id === 'ask' && other.from >= to && other.to <= thing.from);

const SAID_OR_SHOWN =
  /^(?:bills?|invoices?|factures?|voice|vocal|vocaux|audio|message|messages|sms|msg|mail|email|letter|lettre|photos?|pictures?|capture|screenshot|receipt|alerts?|avis|devis)$/;

/** "The school sent the bill 74,000", "il a envoyé un vocal de lui envoyer 40 000": words went, and no money. */
const isWordSent = ({ words }: Clause, { to }: Action, { from }: Thing): boolean =>
  words.slice(to, Math.max(from, to)).some(({ word }) => SAID_OR_SHOWN.test(word));

function judged(clause: Clause, near: readonly Action[], thing?: Thing): [Polarity, Action?] | undefined {
  const refusal = near.find(({ id }) => id === 'refuse');
  if (refusal) return ['refused', refusal];
  const stood = near
    .filter(({ id }) => id !== 'must')
    .map((action) => [action, standingOf(clause, action)] as const);
  const denied = stood.find(([, { isDenied: is }]) => is);
  if (denied) return ['not', denied[0]];
  if (thing && thing.id !== 'sum' && isDenied(clause.words, thing, DENIED_FROM)) return ['not', near[0]];
  const given =
    clause.isQuestion || isOfOtherTimes(clause)
      ? undefined
      : stood.find(
          ([{ id }, standing]) =>
            !DEMANDS.has(id) && isGiven(id, standing, isByVictim(clause, standing.action)),
        );
  if (given) return ['done', given[0]];
  const isSupposed = clause.words.some(({ word }) => /^(?:si|sinon|if|unless)$/.test(word));
  const demand =
    (isSupposed ? near.find(({ id }) => id === 'pay' || id === 'give') : undefined) ??
    stood.find(([{ id }, { agent }]) => id === 'ask' && agent !== 'teller')?.[0] ??
    near.find(({ id }) => id === 'must' || id === 'bring') ??
    stood.find(([{ id }, standing]) => isWanted(clause, id, standing))?.[0];
  return demand && ['asked', demand];
}

function isGiven(id: ActionId, { agent, time }: Standing, isForFamily: boolean): boolean {
  if (id === 'take') return time === 'past' || agent === 'others';
  if (isForFamily && (id === 'give' || id === 'gave')) return time === 'past';
  return id === 'lose' ? agent !== 'teller' || time === 'past' : time === 'past' && agent !== 'others';
}

/** "Le vieux a envoyé 100 mil": somebody else than the teller gave it, and not to the teller. */
function isByVictim({ words, things }: Clause, { from }: Action): boolean {
  // "MTN a envoyé un code" gives nothing away.
  if (things.some(({ id, to }) => OFFICES.has(id) && to <= from && from - to < SUBJECT_REACH)) return false;
  return !words.some(
    ({ word, senses }) => BACK_TO_TELLER.test(word) || senses.some(({ id }) => id === 'me' || id === 'my'),
  );
}

function isWanted(clause: Clause, id: ActionId, { agent, time, action }: Standing): boolean {
  return !DEMANDS.has(id) && time === 'open' && agent !== 'teller' && isCommanded(clause, action);
}

const PUBLISHING = /^(?:publi|diffus|expos|leak|post(?:er?|ing)?$)/;
const BEFORE_PUBLISHED = 3;

/** "Il veut publier mes photos": they have them, and ask for something else. */
const isPublished = ({ words }: Clause, { id, from }: Thing): boolean =>
  id === 'images' &&
  words.slice(Math.max(from - BEFORE_PUBLISHED, 0), from).some(({ word }) => PUBLISHING.test(word));

/** A sum beside a fee or deposit is that fee. */
function isFee({ things }: Clause, thing: Thing): boolean {
  return (
    isMoney(thing) &&
    things.some(({ id, from }) => (id === 'fee' || id === 'deposit') && Math.abs(from - thing.from) < BESIDE)
  );
}

/** "25 000 pour la visite médicale". */
function isForFee({ things }: Clause, thing: Thing): boolean {
  return things.some(({ id, from }) => id === 'cause' && Math.abs(from - thing.from) < BESIDE);
}

/** Sums with which nothing is done. */
export function looseSumsIn(
  clause: Clause,
): readonly { readonly from: number; readonly to: number; readonly amount?: number }[] {
  return clause.things
    .filter((thing) => thing.id === 'sum' && deedWith(clause, thing).length === 0)
    .filter(() => !clause.actions.some(({ id }) => ELSEWHERE.has(id)))
    .map((sum) => ({ from: sum.from, to: sum.to, ...amountIn(clause, sum) }));
}
