import { nextQuestion } from './asking/choose.ts';
import { toldAlready } from './asking/told-already.ts';
import type { CaseModel } from './belief/packed-network.ts';
import { buttonsUnder } from './buttons.ts';
import { ifGone, withIfGone } from './if-gone.ts';
import type { CaseLanguage, Spoken } from './locales/index.ts';
import { exposuresOf } from './losses.ts';
import { outcomeOf } from './outcome.ts';
import { provisional } from './provisional.ts';
import { type QuestionId, repliesOf } from './questions/table.ts';
import { sayable } from './read-by-network.ts';
import { asksForSecret } from './secrets-wanted.ts';
import type { CaseStep, Speaking } from './speaking.ts';
import { heardSentence } from './speech/heard.ts';
import {
  ask,
  type CaseReply,
  NOTHING_SAID,
  type Putting,
  quickReply,
  type Said,
  say,
} from './speech/reply.ts';
import { type Standing, standingOf } from './standing.ts';
import type { CaseState } from './state.ts';
import { verdictParts } from './verdict-words.ts';
import { tellsSomething } from './words-told.ts';

/** Says what was heard and what to do, and asks what is to be asked now, or says what it came to. */
export function proceed(state: CaseState, parts: readonly Spoken[], speaking: Speaking): CaseStep {
  const { model, language } = speaking;
  const standing = standingOf(model.network, state);
  const comfort =
    state.feels === 'despair' && !state.said.includes('despair') ? [say(language, 'despair')] : [];
  const isSettled =
    speaking.settled !== undefined && changesNothing(state, standing, speaking.settled, model);
  const next = state.pending ?? (isSettled ? undefined : nextQuestion(model, state, standing));
  const isConfirmed = next !== undefined && toldAlready(model.network, state, standing).isConfirmed(next);
  const heard = heardSentence(sayable(model.network, state), state.said, language);
  const opening = [...parts, ...comfort, ...(heard ? [heard.sentence] : [])];
  const said = [...state.said, ...(heard?.facts ?? []), ...(comfort.length > 0 ? ['despair'] : [])];
  const gone = ifGone(state, standing, language);
  if (next !== undefined) {
    const first = provisional(state, standing, language);
    const now =
      first.parts.length === 0
        ? meanwhile(state, standing, language)
        : next === 'lost'
          ? first
          : withIfGone(first, gone);
    const spoken = { ...state, said: [...said, ...now.ids] };
    const putting = state.pending ? 'again' : isConfirmed ? 'confirm' : 'ask';
    return asked(spoken, next, [...opening, ...now.parts], speaking, putting);
  }
  const outcome = outcomeOf(model.network, state, standing, language);
  const verdict = verdictParts(outcome, standing, state, language, {
    gone,
    isQuestion: speaking.isQuestion === true,
    isAnswered: parts.length > 0,
    isNews: heard !== undefined,
    isComforted: comfort.length > 0,
  });
  const completed: CaseState = {
    ...state,
    phase: 'completed',
    said: [...new Set([...said, ...verdict.ids])],
  };
  return {
    state: completed,
    reply: { ...finished(completed, [...opening, ...verdict.parts], speaking), outcome },
  };
}

/** Whoever was told a verdict is asked nothing more, unless what they add changes it, or something else is gone or at stake. */
function changesNothing(
  state: CaseState,
  { verdict, isCalm }: Standing,
  settled: CaseState,
  { network }: CaseModel,
): boolean {
  const before = standingOf(network, settled);
  return (
    before.verdict === verdict &&
    before.isCalm === isCalm &&
    exposuresOf(state.facts).join() === exposuresOf(settled.facts).join() &&
    asksForSecret(state) === asksForSecret(settled) &&
    state.aside === undefined
  );
}

/** Where nothing can be ordered yet, and something was told, one precaution fits whatever it is. It is said once. */
function meanwhile(state: CaseState, { isCalm }: Pick<Standing, 'isCalm'>, language: CaseLanguage): Said {
  const isKnown = tellsSomething(state) || state.seen.length > 0;
  const isAdvised = state.said.some((id) => id === MEANWHILE || id.startsWith('action:'));
  return isCalm || !isKnown || isAdvised
    ? NOTHING_SAID
    : { parts: [say(language, MEANWHILE)], ids: [MEANWHILE] };
}

const MEANWHILE = 'meanwhile';

export function asked(
  state: CaseState,
  question: QuestionId,
  parts: readonly Spoken[],
  { language, isSecretHidden }: Speaking,
  putting: Putting,
): CaseStep {
  const questions = state.asked.includes(question) ? state.asked : [...state.asked, question];
  return {
    state: { ...state, pending: question, asked: questions },
    reply: {
      parts: [...parts, ask(language, question, putting)],
      question,
      replies: repliesOf(question)
        .filter((id) => question !== 'doors' || id !== 'unsure')
        .map((id) => quickReply(language, id)),
      exposures: exposuresOf(state.facts),
      isSecretHidden,
      isFixed: parts.length > 0,
    },
  };
}

/** What is said where nothing is asked. */
export function finished(
  state: CaseState,
  parts: readonly Spoken[],
  { language, isSecretHidden, model }: Speaking,
): CaseReply {
  return {
    parts,
    replies: buttonsUnder(state, language, model.topics),
    exposures: exposuresOf(state.facts),
    isSecretHidden,
    isFixed: true,
  };
}
