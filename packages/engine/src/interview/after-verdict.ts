import { addressesInText } from '../address/find-addresses.ts';
import { phonesInText } from '../phone/find-phones.ts';
import { exposuresIn } from './hearing/exposures.ts';
import { heardText } from './hearing/heard-text.ts';
import { hasIntent } from './hearing/intents.ts';
import { situationIn } from './hearing/situation-cues.ts';
import { outcomeOf, theyWillSay } from './outcome.ts';
import { followUp, say } from './reply.ts';
import type { InterviewState } from './state.ts';
import { saying, type Turn, withExposures } from './turn.ts';

/** The buttons under a verdict, in their order. */
export const FOLLOW_UPS = ['what-now', 'why', 'what-will-they-say', 'restart'] as const;

/** Longer than a question about the verdict: a new text to look at. */
const LONGEST_FOLLOW_UP = 160;

/** Answers a question about the verdict; nothing when the message begins a new case. */
export function afterVerdict(turn: Turn, text: string, heard: string): Turn | undefined {
  if (hasIntent(heard, 'restart')) return undefined;
  const { state, language } = turn;
  const exposures = exposuresIn(heard).filter((id) => !state.exposures.includes(id));
  if (exposures.length > 0) return withExposures(turn, exposures);
  if (heard.length > LONGEST_FOLLOW_UP || addressesInText(text).length + phonesInText(text).length > 0)
    return undefined;
  const outcome = outcomeOf(state, language);
  if (hasIntent(heard, 'despair')) return saying(turn, say(language, 'despair'));
  if (hasIntent(heard, 'what-will-they-say') && outcome.next.length > 0)
    return saying(turn, ...theyWillSay(outcome.next, language));
  if (hasIntent(heard, 'what-now') || hasIntent(heard, 'panic'))
    return saying(turn, say(language, 'do-now'), ...outcome.recommendations);
  if (hasIntent(heard, 'why'))
    return saying(
      turn,
      ...(outcome.matchedPatterns.length > 0 ? outcome.matchedPatterns : [say(language, 'no-reason')]),
    );
  if (hasIntent(heard, 'insult')) return saying(turn, say(language, 'insult'));
  if (hasIntent(heard, 'thanks')) return saying(turn, say(language, 'thanks'));
  const situation = situationIn(heard, []);
  if (situation !== undefined && situation !== state.situation) return undefined;
  return saying(turn, say(language, 'say-more'));
}

/** The number of a button under a verdict means the button. */
export function followUpIn({ phase }: InterviewState, heard: string): string {
  const touched = phase === 'completed' && /^[1-4]$/.test(heard) ? FOLLOW_UPS[Number(heard) - 1] : undefined;
  return touched === undefined ? heard : heardText(followUp('fr', touched).label);
}
