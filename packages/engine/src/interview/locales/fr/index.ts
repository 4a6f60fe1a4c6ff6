import type { InterviewWording } from '../wording.ts';
import { evidence } from './evidence.ts';
import { questions, replies } from './questions.ts';
import { firstAid, followUps, say } from './say.ts';
import { situations } from './situations.ts';

/** French, as a calm neighbour speaks: "vous", common words, short sentences. */
export const fr: InterviewWording = { say, questions, replies, followUps, situations, evidence, firstAid };
