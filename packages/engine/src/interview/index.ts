export { answerOf, type InterviewAnswer } from './answer.ts';
export type { InterviewLanguage, Spoken } from './locales/index.ts';
export type { InterviewQuickReply } from './reply.ts';
export { type InterviewState, NEW_INTERVIEW, restoreInterview } from './state.ts';
export { type InterviewStep, step } from './step.ts';
