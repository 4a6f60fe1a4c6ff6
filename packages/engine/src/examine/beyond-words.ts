import type { Finding, SignalId } from '../signals/index.ts';

/** Signals of messages that look at where a link leads or what a dialled code does, and not at the words. */
const SEEN_BEYOND_WORDS: ReadonlySet<SignalId> = new Set(['brand-with-strange-link', 'guided-dialling']);

/**
 * Whether a finding counts although the words do not. Such a finding is in a link or a number, is known from others, or is a
 * proof of honesty.
 */
export const isBeyondWords = ({ definition, outcome }: Finding): boolean =>
  outcome.state === 'undecided' ||
  definition.weight <= 0 ||
  SEEN_BEYOND_WORDS.has(definition.id) ||
  definition.kinds.some((kind) => kind !== 'conversation');
