import type { CaseWording } from '../wording.ts';
import { facts } from './facts.ts';
import { honest, scams } from './kinds.ts';
import { questions, replies } from './questions.ts';
import { actions, followUps, say } from './say.ts';

/** French, as a calm neighbour speaks: "vous", common words, short sentences. */
export const fr: CaseWording = { say, questions, replies, followUps, scams, honest, facts, actions };
