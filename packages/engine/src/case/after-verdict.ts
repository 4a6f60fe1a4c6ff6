import { addressesInText } from '../address/find-addresses.ts';
import { phonesInText } from '../phone/find-phones.ts';
import type { CaseModel } from './belief/packed-network.ts';
import { clausesIn } from './facts/clauses.ts';
import { nameOf } from './facts/fact.ts';
import { factsOf } from './facts/read-facts.ts';
import { askedBesides } from './hearing/asked-besides.ts';
import { heardText } from './hearing/heard-text.ts';
import { hasIntent } from './hearing/intents.ts';
import type { CaseLanguage, Spoken } from './locales/index.ts';
import { outcomeOf, theyWillSay } from './outcome.ts';
import { followUp, say } from './speech/reply.ts';
import { standingOf } from './standing.ts';
import type { CaseState } from './state.ts';

/** The buttons under a verdict, in their order. */
export const FOLLOW_UPS = ['what-now', 'why', 'what-will-they-say', 'restart'] as const;

/** Longer than a question about the verdict: it tells something. */
const LONGEST_FOLLOW_UP = 160;

/** In more words something is told. */
const MOST_WORDS_OF_REMARK = 3;

/** Answers a question about the verdict; nothing when the message adds to the case or begins another. */
export function afterVerdict(
  state: CaseState,
  text: string,
  heard: string,
  { model, language }: { readonly model: CaseModel; readonly language: CaseLanguage },
): readonly Spoken[] | undefined {
  if (hasIntent(heard, 'restart') || hasIntent(heard, 'despair')) return undefined;
  if (heard.length > LONGEST_FOLLOW_UP || addressesInText(text).length + phonesInText(text).length > 0)
    return undefined;
  if (factsOf(clausesIn(text)).some((fact) => !state.facts.includes(nameOf(fact)))) return undefined;
  const besides = askedBesides(heard);
  if (besides.length > 0) return besides.map((id) => say(language, id));
  const outcome = outcomeOf(model.network, state, standingOf(model.network, state), language);
  if (hasIntent(heard, 'what-will-they-say') && outcome.next.length > 0)
    return theyWillSay(outcome.next, language);
  if (hasIntent(heard, 'what-now') || hasIntent(heard, 'panic'))
    return [say(language, 'do-now'), ...outcome.recommendations];
  if (hasIntent(heard, 'why'))
    return outcome.matchedPatterns.length > 0 ? outcome.matchedPatterns : [say(language, 'no-reason')];
  if (hasIntent(heard, 'insult')) return [say(language, 'insult')];
  if (hasIntent(heard, 'thanks')) return [say(language, 'thanks')];
  // Whoever goes on telling is heard.
  return heard.split(' ').length > MOST_WORDS_OF_REMARK ? undefined : [say(language, 'say-more')];
}

/** The number of a button under a verdict means the button. */
export function followUpIn({ phase }: CaseState, heard: string): string {
  const touched = phase === 'completed' && /^[1-4]$/.test(heard) ? FOLLOW_UPS[Number(heard) - 1] : undefined;
  return touched === undefined ? heard : heardText(followUp('fr', touched).label);
}
