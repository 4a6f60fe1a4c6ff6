import { hasIntent, isChild, isOnThePhone } from './hearing/intents.ts';
import type { SayWording } from './locales/wording.ts';
import { say } from './reply.ts';
import type { InterviewState } from './state.ts';
import { firstAidFor, saying, type Turn } from './turn.ts';

/** Longer than a mere question back. */
const LONGEST_ASIDE = 40;

/** What somebody feels is answered before anything else; who is still on the line is told to hang up. */
export function withFeelings(turn: Turn, heard: string, whole: string): Turn {
  const { state, language } = turn;
  // Whoever wrote it: where somebody speaks of dying, nothing comes before it.
  const felt = hasIntent(whole, 'despair') ? 'despair' : feelingIn(heard, state);
  const isLost = state.exposures.length > 0 && (hasIntent(heard, 'what-now') || hasIntent(heard, 'panic'));
  const soothed = felt && !(isLost && felt === 'why-asked') ? saying(turn, say(language, felt)) : turn;
  const told = isLost ? saying(soothed, ...firstAidFor(state.exposures, language)) : soothed;
  if (!isOnThePhone(heard) || state.answers['on-phone'] === 'yes') return told;
  const answers: InterviewState['answers'] = { ...state.answers, 'on-phone': 'yes' };
  return saying({ ...told, state: { ...state, answers } }, say(language, 'hang-up'));
}

function feelingIn(heard: string, { asked }: InterviewState): keyof SayWording | undefined {
  if (hasIntent(heard, 'insult')) return 'insult';
  if (hasIntent(heard, 'panic')) return 'panic';
  const isAside = heard.length < LONGEST_ASIDE && (hasIntent(heard, 'why') || hasIntent(heard, 'what-now'));
  if (isAside) return 'why-asked';
  if (heard.length < LONGEST_ASIDE && hasIntent(heard, 'thanks')) return 'thanks';
  return hasIntent(heard, 'greeting') && asked.length === 0 ? 'greeting' : undefined;
}

/** Who is threatened and says to be a child need not be asked. */
export function withAge(turn: Turn, heard: string): Turn {
  if (!isChild(heard)) return turn;
  const answers: InterviewState['answers'] = { ...turn.state.answers, 'under-18': 'yes' };
  return { ...turn, state: { ...turn.state, answers } };
}
