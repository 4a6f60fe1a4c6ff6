import type { Classifiers } from '../classifiers/classifiers.ts';
import type { KnownEvidence } from '../reading/known-evidence.ts';
import { asksForSecret, firstActions, isAccessLost } from './actions/first-actions.ts';
import { afterVerdict, FOLLOW_UPS, followUpIn } from './after-verdict.ts';
import { isNothingSaid, nextQuestion, VICTIM } from './asking/choose.ts';
import { replyIn, touchedIn } from './asking/hear-reply.ts';
import type { CaseModel } from './belief/packed-network.ts';
import { heardText } from './hearing/heard-text.ts';
import { hasIntent } from './hearing/intents.ts';
import { CASE_KINDS } from './kinds.ts';
import { isUnread, languageOf } from './language.ts';
import { listen, walletIn, withFacts } from './listen.ts';
import { beneath, type CaseLanguage, entry, type Spoken } from './locales/index.ts';
import { exposuresOf } from './losses.ts';
import { outcomeOf, scamName, verdictParts } from './outcome.ts';
import { factsOfReply, type QuestionId, type ReplyId, repliesOf } from './questions/table.ts';
import { maskSecrets, SECRET_MASK } from './secrets.ts';
import { heardSentence } from './speech/heard.ts';
import { action, ask, type CaseReply, followUp, quickReply, say, whyAsked } from './speech/reply.ts';
import { type Standing, standingOf } from './standing.ts';
import { type CaseState, newCase, WALLETS, withoutPending } from './state.ts';

export interface StepOptions {
  /** Language of the page; the answer is in the person's own where it can be told. */
  readonly language: CaseLanguage;
  readonly known?: KnownEvidence;
  readonly classifiers: Classifiers;
  readonly model: CaseModel;
}

export interface CaseStep {
  readonly state: CaseState;
  readonly reply: CaseReply;
}

/** A question that was not answered after so many repetitions counts as "I don't know". */
const MOST_REPEATS = 1;
/** From these risks on the provisional verdict is said. */
const LIKELY = 60;
const POSSIBLE = 33;
const LONGEST_COMMAND = 40;
/** So few words of another language do not change the language of a talk. */
const FEWEST_WORDS = 4;
/** While questions are asked, so many orders are given at the most, one at a time. */
const MOST_ORDERS = 2;
/** From this chance on a question is about one kind of scam. */
const LEAST_CHANCE_OF_TOPIC = 0.12;
/** So few words may not have been meant as they were read: the question is put again. */
const LONGEST_FRAGMENT = 3;

/** One message of a person, and the answer to it. Pure; never throws; keeps no secret that was typed. */
export function step(before: CaseState, message: string, options: StepOptions): CaseStep {
  const { text } = maskSecrets(message);
  const isSecretHidden = text.includes(SECRET_MASK);
  const heard = followUpIn(before, heardText(text));
  const language = languageOfReply(before, text, options.language);
  const opening: readonly Spoken[] = isSecretHidden ? [say(language, 'secret-hidden')] : [];
  const speaking = { ...options, language, isSecretHidden };
  if (before.phase === 'completed') {
    const said = afterVerdict(before, text, heard, speaking);
    if (said)
      return { state: { ...before, language }, reply: finished(before, [...opening, ...said], speaking) };
  }
  const isNew = hasIntent(heard, 'restart') || (before.phase === 'completed' && isOtherMatter(heard));
  const start: CaseState = {
    ...(isNew ? newCase(before.model) : before),
    phase: 'collecting',
    language,
  };
  if (isNew && heard.length < LONGEST_COMMAND && hasIntent(heard, 'restart'))
    return proceed(start, [...opening, say(language, 'new-case')], speaking);
  const pending = start.pending;
  if (pending && hasIntent(heard, 'why') && heard.length < LONGEST_COMMAND)
    return asked(start, pending, [...opening, whyAsked(language, pending)], speaking, false);
  return proceed(...heardIn(start, text, heard, opening, speaking), speaking);
}

interface Speaking extends StepOptions {
  readonly isSecretHidden: boolean;
}

function languageOfReply({ language }: CaseState, text: string, page: CaseLanguage): CaseLanguage {
  const own =
    language === undefined || text.split(/\s+/).length >= FEWEST_WORDS ? languageOf(text) : undefined;
  // Who reads the page in a language of the region and writes the one beneath it is answered in the page's words, Pidgin among them.
  if (own !== undefined && own === beneath(page)) return page;
  return own ?? language ?? page;
}

const isOtherMatter = (heard: string): boolean => OTHER.test(heard);
const OTHER =
  /\b(?:autre (?:chose|message|numero|question|affaire)|nouveau (?:message|numero)|et (?:celui|celle)[ -]ci|another (?:one|message|number|thing)|something else|this other)\b/;

/** What a message adds: an answer to the question that waits, and everything else that it tells. */
function heardIn(
  start: CaseState,
  text: string,
  heard: string,
  opening: readonly Spoken[],
  { language, model, classifiers, known = {} }: Speaking,
): [CaseState, readonly Spoken[]] {
  const { pending } = start;
  const touched = pending && touchedIn(pending, text);
  if (pending && touched) return [withReply(start, pending, touched, heard), opening];
  const door = pending === undefined && isNothingSaid(start) ? doorIn(text) : undefined;
  if (door) return [withReply({ ...start, asked: [...start.asked, 'doors'] }, 'doors', door, heard), opening];
  const listened = listen(start, text, { network: model.network, classifiers, known });
  const felt: CaseState = {
    ...listened,
    ...(hasIntent(heard, 'despair') && { feels: 'despair' }),
    ...(hasIntent(heard, 'was-cheated') && { isCalledScam: true }),
  };
  const isNotRead = felt.facts.length === start.facts.length && isUnread(text);
  const said = [
    ...opening,
    ...(isNotRead ? [say(language, 'cannot-read')] : []),
    ...aside(start, heard, language),
    ...howItWorks(felt, start, heard, language, model),
  ];
  if (!pending) return [felt, said];
  const added = felt.facts.filter((fact) => !start.facts.includes(fact));
  const reply = replyIn(pending, text, added);
  if (reply === 'told') return [{ ...withoutPending(felt), unsure: 0 }, said];
  if (reply) return [withReply(felt, pending, reply, heard), said];
  // Whoever tells something else has been heard; the next question may be another one.
  if (added.length > 0 || heard.split(' ').length > LONGEST_FRAGMENT) return [withoutPending(felt), said];
  if (start.repeats < MOST_REPEATS) return [{ ...felt, repeats: start.repeats + 1 }, said];
  return [{ ...withoutPending(felt), unsure: felt.unsure + 1 }, [...said, say(language, 'moving-on')]];
}

/** Pages show the two doors before anything was said: their words are no story. */
const doorIn = (text: string): ReplyId | undefined =>
  text.length > 1 ? touchedIn('doors', text) : undefined;

function withReply(state: CaseState, question: QuestionId, reply: ReplyId, heard: string): CaseState {
  const facts = factsOfReply(question, reply);
  const wallet =
    WALLETS.find((each) => each === reply) ?? (question === 'wallet' ? walletIn(heard) : undefined);
  return {
    ...withoutPending(state),
    facts: withFacts(state.facts, facts),
    answered: [...new Set([...state.answered, ...facts])],
    unsure: reply === 'unsure' ? state.unsure + 1 : 0,
    // What somebody has just answered is not said back to them.
    said: [...state.said, ...facts, ...(reply === 'victim' ? [VICTIM] : [])],
    ...(wallet && { wallet }),
  };
}

/** Feelings and manners are answered in a word. */
function aside({ heard: before }: CaseState, heard: string, language: CaseLanguage): readonly Spoken[] {
  if (hasIntent(heard, 'insult')) return [say(language, 'insult')];
  if (heard.length < LONGEST_COMMAND && hasIntent(heard, 'thanks')) return [say(language, 'thanks')];
  return hasIntent(heard, 'greeting') && before.length === 0 ? [say(language, 'greeting')] : [];
}

/** Who asks how a trick works is told, before anything is asked back. */
function howItWorks(
  state: CaseState,
  { facts }: CaseState,
  heard: string,
  language: CaseLanguage,
  { network }: CaseModel,
): readonly Spoken[] {
  if (!hasIntent(heard, 'asks-how') || state.facts.length > facts.length) return [];
  const { chances, kind } = standingOf(network, state);
  if ((chances[CASE_KINDS.indexOf(kind)] ?? 0) < LEAST_CHANCE_OF_TOPIC)
    return [say(language, 'signs-of-all')];
  const { value, lang } = entry(language, 'scams', kind);
  return [{ text: value.trick, lang }];
}

/** Says what was heard and what to do, and asks what is to be asked now, or says what it came to. */
function proceed(state: CaseState, parts: readonly Spoken[], speaking: Speaking): CaseStep {
  const { model, language } = speaking;
  const standing = standingOf(model.network, state);
  const comfort =
    state.feels === 'despair' && !state.said.includes('despair') ? [say(language, 'despair')] : [];
  const next = state.pending ?? nextQuestion(model, state, standing);
  const heard = heardSentence(state.facts, state.said, language);
  const opening = [...parts, ...comfort, ...(heard ? [heard.sentence] : [])];
  const said = [...state.said, ...(heard?.facts ?? []), ...(comfort.length > 0 ? ['despair'] : [])];
  if (next !== undefined) {
    const now = provisional(state, standing, language);
    return asked(
      { ...state, said: [...said, ...now.ids] },
      next,
      [...opening, ...now.parts],
      speaking,
      state.pending !== undefined,
    );
  }
  const completed: CaseState = { ...state, phase: 'completed', said };
  const outcome = outcomeOf(model.network, completed, standing, language);
  return {
    state: completed,
    reply: {
      ...finished(completed, [...opening, ...verdictParts(outcome, standing, language)], speaking),
      outcome,
    },
  };
}

/** The provisional verdict and the first action, as far as they were not said yet. */
function provisional(
  state: CaseState,
  standing: Standing,
  language: CaseLanguage,
): { readonly parts: readonly Spoken[]; readonly ids: readonly string[] } {
  const { riskLevel, kind } = standing;
  const isUrgent =
    state.feels === 'despair' ||
    state.facts.includes('true:child') ||
    asksForSecret(state) ||
    isAccessLost(state);
  if ((riskLevel < POSSIBLE && !isUrgent) || isNothingSaid(state)) return { parts: [], ids: [] };
  // What was said stays said; the next in order follows.
  const first = firstActions(state, standing)
    .slice(0, MOST_ORDERS)
    .find((id) => !state.said.includes(`action:${id}`));
  const name = scamName(standing, language);
  const verdict = riskLevel >= LIKELY ? ('likely-scam' as const) : ('maybe-scam' as const);
  const isNamed = name !== undefined && riskLevel >= POSSIBLE && !state.said.includes(`${verdict}:${kind}`);
  const isLost =
    exposuresOf(state.facts).length > 0 && !state.said.includes('not-your-fault') && riskLevel >= LIKELY;
  return {
    parts: [
      ...(isNamed ? [say(language, verdict, { kind: name })] : []),
      ...(isLost ? [say(language, 'not-your-fault')] : []),
      ...(first ? [say(language, 'do-now'), action(language, first)] : []),
    ],
    ids: [
      ...(isNamed ? [`${verdict}:${kind}`] : []),
      ...(isLost ? ['not-your-fault'] : []),
      ...(first ? [`action:${first}`] : []),
    ],
  };
}

function asked(
  state: CaseState,
  question: QuestionId,
  parts: readonly Spoken[],
  { language, isSecretHidden }: Speaking,
  isAgain: boolean,
): CaseStep {
  const questions = state.asked.includes(question) ? state.asked : [...state.asked, question];
  return {
    state: { ...state, pending: question, asked: questions },
    reply: {
      parts: [...parts, ask(language, question, isAgain)],
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

function finished(
  state: CaseState,
  parts: readonly Spoken[],
  { language, isSecretHidden }: Speaking,
): CaseReply {
  return {
    parts,
    replies: FOLLOW_UPS.map((id) => followUp(language, id)),
    exposures: exposuresOf(state.facts),
    isSecretHidden,
    isFixed: true,
  };
}
