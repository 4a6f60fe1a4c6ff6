import { type ActionId, LEAVES_NO_TIME } from './actions/action-ids.ts';
import { firstActions, isAccessLost } from './actions/first-actions.ts';
import { isNothingKnown, isReadAsScam } from './asking/choose.ts';
import type { CaseLanguage } from './locales/index.ts';
import { exposuresOf } from './losses.ts';
import { riskOfChance } from './risk-of-chance.ts';
import { asksForSecret } from './secrets-wanted.ts';
import { action, NOTHING_SAID, type Said, say } from './speech/reply.ts';
import type { Standing } from './standing.ts';
import { type CaseState, GRAVE_DOUBT } from './state.ts';
import { scamName } from './verdict-words.ts';
import { namesLittle, tellsSomething, wordsIn } from './words-told.ts';

/** From these risks on the provisional verdict is said. "Very much like a scam" from a chance of .75 on: nine of ten are scams of which it is said before anything was asked. */
const LIKELY = riskOfChance(0.75);
const POSSIBLE = 33;
/** From here on a doubt is kept, and who lost something hears that it is not their fault. */
const GRAVE = 60;
/** While questions are asked, so many orders are given at the most. */
const MOST_ORDERS = 3;
/** So many words tell enough to say how to find out. */
const FEWEST_WORDS = 6;
/** Two longer orders would push the first out of a small screen, above the answers' buttons. */
const MOST_LETTERS = 150;
const FEWEST_WORDS_UNGROUNDED = 8;
const FEWEST_WORDS_OF_LITTLE = 18;
/** The provisional verdict and what to do first, as far as they were not said yet. */
export function provisional(state: CaseState, standing: Standing, language: CaseLanguage): Said {
  const isMute = isNothingKnown(state, standing) && state.feels !== 'despair';
  const orders = isMute ? [] : nextOrders(state, standing, language);
  // Who is in it is no ground yet for telling anybody what to do.
  const isEarly =
    !standing.isGrounded &&
    !isReadAsScam(state, standing) &&
    (wordsIn(state.heard) < FEWEST_WORDS_UNGROUNDED || isVague(state));
  if (orders.length === 0 || (isEarly && !isUrgent(state, orders))) return NOTHING_SAID;
  return standing.riskLevel >= POSSIBLE || isUrgent(state, orders)
    ? warning(state, standing, orders, language)
    : howToKnow(state, standing, orders, language);
}

const isVague = (state: CaseState): boolean =>
  wordsIn(state.heard) < FEWEST_WORDS_OF_LITTLE && namesLittle(state) && !tellsSomething(state);

const isUrgent = (state: CaseState, [first]: readonly ActionId[]): boolean =>
  first === 'stay-with-somebody' || first === 'tell-an-adult' || asksForSecret(state) || isAccessLost(state);

/** What was said stays said; the next in order follows. At first two come at once, where there is time for both. */
function nextOrders(state: CaseState, standing: Standing, language: CaseLanguage): readonly ActionId[] {
  const all = firstActions(state, standing);
  const fresh = all.slice(0, MOST_ORDERS).filter((id) => !isSaid(state, id));
  const isFirst = !all.some((id) => isSaid(state, id));
  const [first] = fresh;
  if (first === undefined || !isFirst || LEAVES_NO_TIME.has(first)) return fresh.slice(0, 1);
  const lettersOf = (id: ActionId) => action(language, id).text.length;
  const second = fresh.slice(1).find((id) => lettersOf(first) + lettersOf(id) <= MOST_LETTERS);
  return second === undefined ? [first] : [first, second];
}

const isSaid = ({ said }: CaseState, id: ActionId): boolean => said.includes(`action:${id}`);

function warning(
  state: CaseState,
  standing: Standing,
  orders: readonly ActionId[],
  language: CaseLanguage,
): Said {
  const { riskLevel, kind, isGrounded } = standing;
  const name = scamName(standing, language);
  const wasAdvised = state.said.some((id) => id.startsWith('action:'));
  const verdict = riskLevel >= LIKELY ? ('likely-scam' as const) : ('maybe-scam' as const);
  const warned = `${verdict}:${name === undefined ? 'any' : kind}`;
  // Of no kind it is said once: that it may be one of several is no news.
  const wasWarned = state.said.some(
    (id) => id === warned || (name === undefined && id.startsWith(`${verdict}:`)),
  );
  const isWarned = isGrounded && riskLevel >= POSSIBLE && !wasWarned;
  const words =
    name === undefined ? say(language, `${verdict}-of-any`) : say(language, verdict, { kind: name });
  const isLost =
    exposuresOf(state.facts).length > 0 && !state.said.includes('not-your-fault') && riskLevel >= GRAVE;
  return {
    parts: [
      ...(isWarned ? [words] : []),
      ...(isLost ? [say(language, 'not-your-fault')] : []),
      ...(orders.length > 0 ? [say(language, wasAdvised ? 'do-also' : 'do-now')] : []),
      ...orders.map((id) => action(language, id)),
    ],
    ids: [
      ...(isWarned ? [warned] : []),
      ...(isWarned && riskLevel >= GRAVE ? [GRAVE_DOUBT] : []),
      ...(isLost ? ['not-your-fault'] : []),
      ...orders.map((id) => `action:${id}`),
    ],
  };
}

/** Nobody can tell yet: the one thing that would settle it is said once. */
function howToKnow(
  state: CaseState,
  { isCalm }: Standing,
  orders: readonly ActionId[],
  language: CaseLanguage,
): Said {
  if (
    isCalm ||
    orders.length === 0 ||
    state.said.includes('to-settle') ||
    wordsIn(state.heard) < FEWEST_WORDS
  )
    return NOTHING_SAID;
  return {
    parts: [say(language, 'to-settle'), ...orders.map((id) => action(language, id))],
    ids: ['to-settle', ...orders.map((id) => `action:${id}`)],
  };
}
