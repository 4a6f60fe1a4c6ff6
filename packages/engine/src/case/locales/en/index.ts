import type { CaseWording } from '../wording.ts';
import { facts } from './facts.ts';
import { honest, scams } from './kinds.ts';
import { questions, replies } from './questions.ts';
import { actions, followUps, say } from './say.ts';

/** English that readers of Pidgin can follow too: short sentences, common words. */
export const en: CaseWording = { say, questions, replies, followUps, scams, honest, facts, actions };
