import { addressesInText } from '../address/find-addresses.ts';
import { phonesInText } from '../phone/find-phones.ts';
import { answered } from './answering/answer-words.ts';
import type { CaseModel } from './belief/packed-network.ts';
import { clausesIn } from './facts/clauses.ts';
import { nameOf } from './facts/fact.ts';
import { factsOf } from './facts/read-facts.ts';
import { askedBesides } from './hearing/asked-besides.ts';
import { heardText } from './hearing/heard-text.ts';
import { hasIntent } from './hearing/intents.ts';
import { isQuestion } from './hearing/is-question.ts';
import { sinceIn } from './hearing/since-when.ts';
import type { CaseLanguage, Spoken } from './locales/index.ts';
import { outcomeOf, theyWillSay } from './outcome.ts';
import { followUp, type Said, say } from './speech/reply.ts';
import { standingOf } from './standing.ts';
import type { CaseState } from './state.ts';

/** The buttons under a verdict, in their order. */
const FOLLOW_UPS = ['what-now', 'why', 'what-will-they-say', 'restart'] as const;

/** Whoever was warned of nobody is not asked what "they" will say. */
export const followUpsOf = ({ said }: Pick<CaseState, 'said'>): readonly (typeof FOLLOW_UPS)[number][] => {
  const isWarned = said.includes('verdict:danger') || said.includes('verdict:caution');
  return FOLLOW_UPS.filter((id) => isWarned || id !== 'what-will-they-say');
};

/** Longer than a question about the verdict: it tells something. */
const LONGEST_FOLLOW_UP = 160;

/** What would be if is not told. */
const IS_SUPPOSED = /^(?:(?:et|mais|ok|and|but|so) )*(?:si|if|what if|suppose)\b/;
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
  if (heard.length > LONGEST_FOLLOW_UP || addressesInText(text).length + phonesInText(text).length > 0)
    return undefined;
  const added = factsOf(clausesIn(text))
    .map(nameOf)
    .filter((fact) => !state.facts.includes(fact));
  // Whoever asks and tells of a loss in one breath is heard first.
  if (added.some((fact) => fact.startsWith('done:'))) return undefined;
  const standing = standingOf(model.network, state);
  const outcome = outcomeOf(model.network, state, standing, language);
  const reply = answered(heard, state, model, language, true);
  // Whoever is offered help for a fee is not told only that money seldom comes back.
  if (reply.ids.includes('action:refuse-recovery')) return reply;
  const besides = askedBesides(heard).map((id) => say(language, id));
  if (besides.length > 0) return only(besides);
  // What may happen one day to an honest matter is no question of what to do now.
  const isDistant = standing.isCalm && IS_SUPPOSED.test(heard);
  if (isDistant && reply.parts.length === 0) return only([say(language, 'if-it-changes')]);
  if (added.length === 0 && !isDistant) {
    if (hasIntent(heard, 'what-will-they-say') && outcome.next.length > 0)
      return only(theyWillSay(outcome.next, language));
    if (hasIntent(heard, 'what-now') || hasIntent(heard, 'panic'))
      return only([say(language, 'do-now'), ...outcome.recommendations]);
    if (hasIntent(heard, 'why'))
      return only(
        outcome.matchedPatterns.length > 0 ? outcome.matchedPatterns : [say(language, 'no-reason')],
      );
  }
  if (reply.parts.length > 0) return reply;
  if (IS_SUPPOSED.test(heard)) return only([say(language, 'no-answer')]);
  if (added.length > 0) return undefined;
  if (hasIntent(heard, 'insult')) return only([say(language, 'insult')]);
  if (hasIntent(heard, 'thanks')) return only([say(language, 'thanks')]);
  const words = heard.split(' ').length;
  if (words <= MOST_WORDS_OF_REMARK && sinceIn(heard) === undefined) return only([say(language, 'say-more')]);
  // A few words that tell nothing change no verdict: "she is a good person". When it was may change what to do.
  if (words > MOST_WORDS_OF_NOTHING || sinceIn(heard) !== undefined || isQuestion(heard)) return undefined;
  const [most] = outcome.recommendations;
  return only([say(language, 'most-important'), ...(most ? [most] : [])]);
}

/** The number of a button under a verdict means the button. */
export function followUpIn(state: CaseState, heard: string): string {
  const isNumber = state.phase === 'completed' && /^[1-4]$/.test(heard);
  const touched = isNumber ? followUpsOf(state)[Number(heard) - 1] : undefined;
  return touched === undefined ? heard : heardText(followUp('fr', touched).label);
}
