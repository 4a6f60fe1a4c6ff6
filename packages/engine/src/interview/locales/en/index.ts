import type { InterviewWording } from '../wording.ts';
import { evidence } from './evidence.ts';
import { questions, replies } from './questions.ts';
import { firstAid, followUps, say } from './say.ts';
import { situations } from './situations.ts';

/** English, in the same plain words. */
export const en: InterviewWording = { say, questions, replies, followUps, situations, evidence, firstAid };
