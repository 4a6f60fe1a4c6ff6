import { addressesInText } from '../address/find-addresses.ts';
import { phonesInText } from '../phone/find-phones.ts';
import { firstActions } from './actions/first-actions.ts';
import { answered } from './answering/answer-words.ts';
import { CHANGED } from './answering/answers/at-ease.ts';
import type { CaseModel } from './belief/packed-network.ts';
import { clausesIn } from './facts/clauses.ts';
import { type FactName, nameOf } from './facts/fact.ts';
import { factsOf } from './facts/read-facts.ts';
import { askedBesides } from './hearing/asked-besides.ts';
import { asksWhy } from './hearing/asks-why.ts';
import { hasIntent } from './hearing/intents.ts';
import { isQuestion } from './hearing/is-question.ts';
import { sinceIn } from './hearing/since-when.ts';
import { isSupposed } from './hearing/supposed.ts';
import type { CaseLanguage, Spoken } from './locales/index.ts';
import { outcomeOf } from './outcome.ts';
import { type Said, say } from './speech/reply.ts';
import { type Standing, standingOf } from './standing.ts';
import type { CaseState } from './state.ts';
import { theyWillSay } from './verdict-words.ts';

/** Longer than a question about the verdict: it tells something. */
const LONGEST_FOLLOW_UP = 160;

/** In more words something is told. */
const MOST_WORDS_OF_REMARK = 3;
const MOST_WORDS_OF_NOTHING = 8;

/** Sentences that may be said again. */
const only = (parts: readonly Spoken[]): Said => ({ parts, ids: [] });

/** Answers a question about the verdict; nothing when the message adds to the case or begins another. */
export function afterVerdict(
  state: CaseState,
  text: string,
  heard: string,
  { model, language }: { readonly model: CaseModel; readonly language: CaseLanguage },
): Said | undefined {
  if (hasIntent(heard, 'restart') || hasIntent(heard, 'despair')) return undefined;
  if (model.topics?.touched(heard)) {
    const touched = answered(heard, state, model, language, true);
    return touched.parts.length > 0 ? touched : only([say(language, 'no-answer')]);
  }
  if (heard.length > LONGEST_FOLLOW_UP || addressesInText(text).length + phonesInText(text).length > 0)
    return undefined;
  const added = factsOf(clausesIn(text))
    .map(nameOf)
    .filter((fact) => !state.facts.includes(fact));
  // Whoever asks and tells of a loss in one breath is heard first; what would be if is not told.
  const isOnlySupposed = isSupposed(heard);
  const standing = standingOf(model.network, state);
  const reply = answered(heard, state, model, language, true);
  // What is asked of an honest matter is no new matter: "how much will the agent take for the 50,000?"
  const isOnlyAsked =
    standing.isCalm &&
    isQuestion(heard) &&
    reply.parts.length > 0 &&
    !added.some((fact) => TURNS_CALM.test(fact));
  if (isOnlyAsked) return withNear(reply, language);
  if (!isOnlySupposed && added.some((fact) => fact.startsWith('done:'))) return undefined;
  const outcome = outcomeOf(model.network, state, standing, language);
  // Whoever is offered help for a fee is not told only that money seldom comes back.
  if (reply.ids.includes('action:refuse-recovery')) return reply;
  const besides = askedBesides(heard).map((id) => say(language, id));
  if (besides.length > 0) return only(besides);
  // What may happen one day to an honest matter is no question of what to do now.
  const isDistant = standing.isCalm && isOnlySupposed;
  if (isDistant && reply.parts.length === 0 && CHANGED.test(heard))
    return only([say(language, 'if-it-changes')]);
  if (added.length === 0 && !isDistant) {
    if (hasIntent(heard, 'what-will-they-say') && outcome.next.length > 0)
      return only(theyWillSay(outcome.next, language));
    if (hasIntent(heard, 'what-now') || hasIntent(heard, 'panic'))
      return only([say(language, 'do-now'), ...outcome.recommendations]);
    if (asksWhy(heard))
      return only(
        outcome.matchedPatterns.length > 0 ? outcome.matchedPatterns : [say(language, 'no-reason')],
      );
  }
  if (reply.parts.length > 0) return withNear(reply, language);
  if (isOnlySupposed) return nearest(reply, language);
  const isNew = added.length > 0 && (!isQuestion(heard) || changesMuch(state, added, standing));
  if (isNew) return undefined;
  if (hasIntent(heard, 'insult')) return only([say(language, 'insult')]);
  if (hasIntent(heard, 'thanks')) return only([say(language, 'thanks')]);
  const words = heard.split(' ').length;
  if ((reply.near?.length || reply.perhaps) && isQuestion(heard)) return nearest(reply, language);
  if (words <= MOST_WORDS_OF_REMARK && sinceIn(heard) === undefined) return only([say(language, 'say-more')]);
  // A few words that tell nothing change no verdict: "she is a good person". When it was may change what to do.
  if (words > MOST_WORDS_OF_NOTHING || sinceIn(heard) !== undefined || isQuestion(heard)) return undefined;
  if (reply.perhaps) return nearest(reply, language);
  const [most] = outcome.recommendations;
  const parts = [say(language, 'most-important'), ...(most ? [most] : [])];
  return withNear({ parts, ids: [], near: reply.near ?? [] }, language);
}

/** What stands in a question is heard like anything that is told where it may change the verdict or what to do; else it is only asked about. */
function changesMuch(state: CaseState, added: readonly FactName[], standing: Standing): boolean {
  if (standing.verdict !== 'danger' && added.some((fact) => SERIOUS.test(fact))) return true;
  const orders = (facts: CaseState['facts']) => firstActions({ ...state, facts }, standing).join();
  return orders([...state.facts, ...added]) !== orders(state.facts);
}
const SERIOUS =
  /^(?:asked:\S+|says:(?:publish|arrest|harm|tell-contacts|block)|true:(?:on-phone|at-counter|taken|sim-dead|account-lost|new-account|new-number|child))$/;

/** What turns an honest matter even in a question: a secret, a threat, another number. */
const TURNS_CALM =
  /^(?:(?:done|asked):(?:code|pin|password|card|app|remote|account-use|images)|says:(?:arrest|harm)|true:(?:taken|sim-dead|account-lost|new-account|new-number))$/;

/** Where it is not sure what was asked, the questions that may have been meant stand beside the answer. */
const withNear = (reply: Said, language: CaseLanguage): Said =>
  reply.near?.length ? { ...reply, parts: [...reply.parts, say(language, 'or-did-you-mean')] } : reply;

/** To what has no answer: what is true of the matter, or the likeliest question with its answer, and the others that may have been meant. */
const nearest = ({ near = [], perhaps }: Said, language: CaseLanguage): Said =>
  perhaps
    ? withNear(perhaps, language)
    : { parts: [say(language, near.length > 0 ? 'did-you-mean' : 'no-answer')], ids: [], near };
