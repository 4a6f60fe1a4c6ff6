import { hasIntent, isOnThePhone } from './hearing/intents.ts';
import type { SayWording } from './locales/wording.ts';
import { say } from './reply.ts';
import type { InterviewState } from './state.ts';
import { saying, type Turn } from './turn.ts';

/** Longer than a mere question back. */
const LONGEST_ASIDE = 40;

/** What somebody feels is answered before anything else; who is still on the line is told to hang up. */
export function withFeelings(turn: Turn, heard: string): Turn {
  const { state, language } = turn;
  const felt = feelingIn(heard, state);
  const told = felt ? saying(turn, say(language, felt)) : turn;
  if (!isOnThePhone(heard) || state.answers['on-phone'] === 'yes') return told;
  const answers: InterviewState['answers'] = { ...state.answers, 'on-phone': 'yes' };
  return saying({ ...told, state: { ...state, answers } }, say(language, 'hang-up'));
}

function feelingIn(heard: string, { asked }: InterviewState): keyof SayWording | undefined {
  if (hasIntent(heard, 'despair')) return 'despair';
  if (hasIntent(heard, 'insult')) return 'insult';
  if (hasIntent(heard, 'panic')) return 'panic';
  const isAside = heard.length < LONGEST_ASIDE && (hasIntent(heard, 'why') || hasIntent(heard, 'what-now'));
  if (isAside) return 'why-asked';
  return hasIntent(heard, 'greeting') && asked.length === 0 ? 'greeting' : undefined;
}
