import { afterPiece, withPiece } from './another-piece.ts';
import { answered } from './answering/answer-words.ts';
import { isNothingSaid } from './asking/choose.ts';
import { replyIn, touchedIn } from './asking/hear-reply.ts';
import { contributionsIn } from './contributions.ts';
import type { FactName } from './facts/fact.ts';
import { askedBesides } from './hearing/asked-besides.ts';
import { hasIntent } from './hearing/intents.ts';
import { CASE_KINDS } from './kinds.ts';
import { isUnread } from './language.ts';
import { listen, withHeard } from './listen.ts';
import { type CaseLanguage, entry, type Spoken } from './locales/index.ts';
import { SUMS } from './losses.ts';
import { answers, factsOfReply, type QuestionId, type ReplyId } from './questions/table.ts';
import { withFactsRead, withoutDoubted } from './read-by-network.ts';
import type { Speaking } from './speaking.ts';
import { NOTHING_SAID, type Said, say } from './speech/reply.ts';
import { standingOf } from './standing.ts';
import { type CaseState, newCase, VICTIM, WALLETS, withoutPending } from './state.ts';
import { walletIn } from './wallets.ts';

/** A question that was not answered after so many repetitions counts as "I don't know". */
const MOST_REPEATS = 1;
/** Thanks and greetings stand in no longer message. */
const LONGEST_COURTESY = 40;
/** From this chance on a question is about one kind of scam. */
const LEAST_CHANCE_OF_TOPIC = 0.12;
/** A message in the middle of a talk has this many words before it is said not to be read. */
const FEWEST_UNREAD = 10;
/** A single word may not have been meant as it was read: the question is put again. */
const LONGEST_FRAGMENT = 1;

/** What a message adds: an answer to the question that waits, and everything else that it tells. */
export function heardIn(
  start: CaseState,
  text: string,
  heard: string,
  opening: readonly Spoken[],
  speaking: Speaking,
): [CaseState, readonly Spoken[]] {
  const { pending } = start;
  const touched = pending && touchedIn(pending, text);
  if (pending && touched) return [withReply(start, pending, touched, heard), opening];
  const door = pending === undefined && isNothingSaid(start) ? doorIn(text) : undefined;
  if (door) return [withReply({ ...start, asked: [...start.asked, 'doors'] }, 'doors', door, heard), opening];
  const told = withoutUnsent(start, heard, withoutCaller(start, feltIn(start, text, heard, speaking)));
  const { parts, ids } = besides(start, told, text, heard, speaking);
  const said = [...opening, ...parts];
  // An order that answers a question is not given again in the same breath.
  const felt = ids.length > 0 ? { ...told, said: [...told.said, ...ids] } : told;
  if (!pending) return [felt, said];
  const added = felt.facts.filter((fact) => !start.facts.includes(fact));
  const reply = replyIn(pending, text, added);
  if (reply === 'told') {
    const answering = added.filter((fact) => answers(pending, fact));
    return [{ ...withoutPending(felt), answered: [...felt.answered, ...answering], unsure: 0 }, said];
  }
  if (reply) return [withReply(felt, pending, reply, heard), said];
  // Whoever tells something else has been heard; the next question may be another one.
  if (added.length > 0 || speaking.quoted || heard.split(' ').length > LONGEST_FRAGMENT)
    return [withoutPending(felt), said];
  if (start.repeats < MOST_REPEATS) return [{ ...felt, repeats: start.repeats + 1 }, said];
  return [
    { ...withoutPending(felt), unsure: felt.unsure + 1 },
    [...said, say(speaking.language, 'moving-on')],
  ];
}

const NOTHING_SENT =
  /\b(?:rien (?:envoye|paye|donne|verse)|pas encore (?:envoye|paye|donne|verse)|pas paye|(?:not|never|havent|haven't|have not|no) (?:yet )?(?:sent|send|paid|pay)|not paid yet|sent nothing|paid nothing)\b/;
const OF_THE_REST = /\b(?:reste|rest|autre|other|more|plus|again|encore une|balance|remaining)\b/;

const isSumSent = (fact: FactName) => fact.startsWith('done:') && SUMS.includes(fact);

/** "Not paid yet, I have not sent anything" takes back a payment that a rule heard, unless it is of the rest. */
function withoutUnsent({ facts }: CaseState, heard: string, told: CaseState): CaseState {
  if (!NOTHING_SENT.test(heard) || OF_THE_REST.test(heard)) return told;
  // Who tells in one breath what went and what did not is heard as they say.
  if (told.facts.some((fact) => isSumSent(fact) && !facts.includes(fact))) return told;
  return { ...told, facts: told.facts.filter((fact) => !isSumSent(fact) || told.answered.includes(fact)) };
}

const isCaller = (fact: FactName) => fact === 'says:is-operator' || fact === 'says:is-bank';

/** Who answers through which wallet or bank the money went does not say that somebody called from there. */
function withoutCaller({ pending, facts }: CaseState, felt: CaseState): CaseState {
  if (pending !== 'wallet') return felt;
  const isKept = (fact: FactName) => facts.includes(fact) || !isCaller(fact);
  const { readAlone } = felt;
  return {
    ...felt,
    facts: felt.facts.filter(isKept),
    ...(readAlone && { readAlone: readAlone.filter(isKept) }),
  };
}

/** Pages show the two doors before anything was said: their words are no story. */
const doorIn = (text: string): ReplyId | undefined =>
  text.length > 1 ? touchedIn('doors', text) : undefined;

/** What was told, with how the person feels. */
function feltIn(
  start: CaseState,
  text: string,
  heard: string,
  { model, classifiers, known = {}, quoted }: Speaking,
): CaseState {
  const { network, readFacts } = model;
  const hearing = { network, readFacts, classifiers, known };
  const pieces = contributionsIn(text, quoted, start.isTold);
  const listened = withPiece(start, listen(start, text, hearing, pieces), pieces, () =>
    listen(newCase(start.model), text, hearing, pieces),
  );
  const read = withFactsRead(model.network, withoutDoubted(model.network, start, listened));
  const isDespair = hasIntent(heard, 'despair') || listened.facts.includes('true:despair');
  return {
    ...read,
    ...(isDespair && { feels: 'despair' }),
    ...(hasIntent(heard, 'was-cheated') && { isCalledScam: true }),
  };
}

/** In more letters somebody tells a story. */
const LONGEST_REMARK = 240;

/** What is to be said of a message beside its matter. */
function besides(start: CaseState, felt: CaseState, text: string, heard: string, speaking: Speaking): Said {
  const { language, quoted = '' } = speaking;
  // In the middle of a talk a few words that are badly spelt are no other language.
  const isEnough = !start.isTold || heard.split(' ').length >= FEWEST_UNREAD;
  const isNotRead =
    isEnough && felt.facts.length === start.facts.length && isUnread(`${text}\n${quoted}`.trim());
  const isInDespair = felt.feels === 'despair' && start.feels !== 'despair';
  // A long remark that tells nothing new asks for something.
  const isAfterVerdict = speaking.settled !== undefined && heard.length <= LONGEST_REMARK;
  const isNews = felt.facts.length > start.facts.length;
  const answer = isInDespair ? NOTHING_SAID : answered(heard, felt, speaking.model, language, isAfterVerdict);
  const reply = answer.parts.length > 0 || isNews ? answer : (answer.perhaps ?? answer);
  return {
    parts: [
      ...(isNotRead ? [say(language, 'cannot-read')] : []),
      ...courtesy(start, heard, language),
      ...askedBesides(heard).map((id) => say(language, id)),
      ...reply.parts,
      ...howItWorks(felt, start, heard, speaking),
    ],
    ids: reply.ids,
  };
}

function withReply(before: CaseState, question: QuestionId, reply: ReplyId, heard: string): CaseState {
  const state = question === 'same' ? afterPiece(before, reply !== 'no') : before;
  const facts = factsOfReply(question, reply);
  const wallet =
    question === 'wallet' ? (walletIn(heard) ?? WALLETS.find((each) => each === reply)) : undefined;
  return {
    ...withoutPending(state),
    ...withHeard(state, facts),
    answered: [...new Set([...state.answered, ...facts])],
    unsure: reply === 'unsure' ? state.unsure + 1 : 0,
    // What somebody has just answered is not said back to them.
    said: [...state.said, ...facts, ...(reply === 'victim' ? [VICTIM] : [])],
    ...(wallet && { wallet }),
  };
}

/** Feelings and manners are answered in a word. */
function courtesy({ heard: before }: CaseState, heard: string, language: CaseLanguage): readonly Spoken[] {
  if (hasIntent(heard, 'insult')) return [say(language, 'insult')];
  if (heard.length < LONGEST_COURTESY && hasIntent(heard, 'thanks')) return [say(language, 'thanks')];
  return hasIntent(heard, 'greeting') && before.length === 0 ? [say(language, 'greeting')] : [];
}

/** Who asks how a trick works is told, before anything is asked back. */
function howItWorks(
  state: CaseState,
  { facts }: CaseState,
  heard: string,
  { language, model }: Speaking,
): readonly Spoken[] {
  if (!hasIntent(heard, 'asks-how') || state.facts.length > facts.length) return [];
  const { chances, kind } = standingOf(model.network, state);
  if ((chances[CASE_KINDS.indexOf(kind)] ?? 0) < LEAST_CHANCE_OF_TOPIC)
    return [say(language, 'signs-of-all')];
  const { value, lang } = entry(language, 'scams', kind);
  return [{ text: value.trick, lang }];
}
