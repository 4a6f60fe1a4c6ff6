import type { PartialWording } from '../wording.ts';
import { facts } from './facts.ts';
import { honest, scams } from './kinds.ts';
import { questions, replies } from './questions.ts';
import { actions, followUps, say } from './say.ts';

/** Pidgin of Nigeria, Ghana and Cameroon, over English. Awaiting a native reader. */
export const pcm: PartialWording = { say, questions, replies, followUps, scams, honest, facts, actions };
