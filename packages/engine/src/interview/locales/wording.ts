import type { EvidenceId } from '../table/evidence.ts';
import type { ExposureId, QuestionId, ReplyId } from '../table/questions.ts';
import type { SituationId } from '../table/situations.ts';

/** How one situation is spoken of. */
export interface SituationWording {
  /** As the visitor would name it; stands in a sentence and on a button. */
  readonly name: string;
  /** How the trick works, in a sentence or two. */
  readonly trick: string;
  /** What they will probably say next, word for word. */
  readonly next: readonly [string, string];
}

/** What the interview says outside its questions. `{situation}` stands for the name of one. */
export interface SayWording {
  readonly welcome: string;
  readonly 'secret-hidden': string;
  readonly despair: string;
  readonly panic: string;
  readonly insult: string;
  readonly thanks: string;
  readonly greeting: string;
  readonly 'not-understood': string;
  readonly 'moving-on': string;
  readonly saw: string;
  readonly 'saw-nothing': string;
  readonly 'saw-official': string;
  readonly 'hang-up': string;
  readonly 'first-aid': string;
  readonly 'why-asked': string;
  readonly 'new-case': string;
  readonly 'changed-subject': string;
  readonly 'signs-of-all': string;
  readonly danger: string;
  readonly 'danger-in': string;
  readonly caution: string;
  readonly 'caution-in': string;
  readonly unknown: string;
  readonly safe: string;
  readonly 'do-now': string;
  readonly 'they-will-say': string;
  readonly 'no-reason': string;
  readonly 'say-more': string;
  readonly 'under-18': string;
}

/** The buttons after the verdict. */
export interface FollowUpWording {
  readonly 'what-now': string;
  readonly why: string;
  readonly 'what-will-they-say': string;
  readonly restart: string;
}

/** Everything the interview says in one language; a missing sentence is a type error. */
export interface InterviewWording {
  readonly say: SayWording;
  readonly questions: Readonly<Record<QuestionId, string>>;
  /** The words on the buttons; situations have theirs from their names. */
  readonly replies: Readonly<Record<Exclude<ReplyId, SituationId>, string>>;
  readonly followUps: FollowUpWording;
  readonly situations: Readonly<Record<SituationId, SituationWording>>;
  /** One line for each proof that an answer gave. */
  readonly evidence: Readonly<Record<EvidenceId, string>>;
  readonly firstAid: Readonly<Record<ExposureId, string>>;
}

/** A language that does not say everything yet; French fills the gaps. */
export type PartialWording = {
  readonly [Section in keyof InterviewWording]?: Partial<InterviewWording[Section]>;
};
