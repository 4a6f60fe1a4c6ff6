import type { ActionId } from './actions/action-ids.ts';
import { withIfGone } from './if-gone.ts';
import { leansHonest } from './leaning.ts';
import { type CaseLanguage, entry, type Spoken } from './locales/index.ts';
import { exposuresOf, isMoneyAtStake } from './losses.ts';
import { action, type CaseOutcome, NOTHING_SAID, type Said, say } from './speech/reply.ts';
import { isNamed, type Standing } from './standing.ts';
import type { CaseState } from './state.ts';

/** What the verdict is an answer to. */
export interface VerdictManner {
  /** What to do if something is gone that nobody told of. */
  readonly gone?: Said;
  readonly isQuestion?: boolean;
  /** What was asked has been answered already. */
  readonly isAnswered?: boolean;
  /** Something was told that was not known before. */
  readonly isNews?: boolean;
  /** They have just told that they think of dying. */
  readonly isComforted?: boolean;
}

/** The verdict as it is spoken: the word, and what to do. Of a verdict that stands only what is new is said. */
export function verdictParts(
  { verdict, orders, next }: CaseOutcome & { readonly orders: readonly ActionId[] },
  standing: Standing,
  { said, facts }: Pick<CaseState, 'said' | 'facts'>,
  language: CaseLanguage,
  {
    gone = NOTHING_SAID,
    isQuestion = false,
    isAnswered = false,
    isNews = false,
    isComforted = false,
  }: VerdictManner = {},
): Said {
  const name = `verdict:${verdict}${standing.isCalm ? ':calm' : ''}`;
  const isTold = said.includes(name);
  const unsaid = orders.filter((id) => !said.includes(`action:${id}`));
  // Nobody is told the same thing twice, but where there is nothing else to do.
  const fresh = isTold || unsaid.length > 0 ? unsaid : orders;
  // Where something is gone, two things can seldom wait for each other: the money is blocked, and the code changed.
  const isGone = !isTold && exposuresOf(facts).length > 0;
  // A danger that is plain at once is told without a question: its first reply holds two orders as any first reply does.
  const isFirst = verdict === 'danger' && !said.some((id) => id.startsWith('action:'));
  const wasAdvised = unsaid.length > 0 && unsaid.length < orders.length;
  // Who is in despair, or a child, hears with the verdict again whom to be with.
  const forLife = isTold && !isComforted ? [] : orders.filter((id) => FOR_LIFE.has(id));
  const now = [...new Set([...forLife, ...fresh.slice(0, isGone || isFirst ? 2 : 1)])];
  const isChanged = !isTold && said.some((id) => id.startsWith('verdict:'));
  const hasMore = unsaid.length > 0;
  // How an honest matter goes on is no answer to whatever is asked.
  const most = standing.isCalm && isQuestion ? undefined : orders[0];
  const isRisky = verdict === 'danger' || verdict === 'caution';
  // A doubt that nothing here answers is answered best by how the trick works, once. To a question it would be an answer to something else.
  const tellsTrick =
    isTold &&
    isRisky &&
    isNamed(standing) &&
    !isAnswered &&
    !isNews &&
    !isComforted &&
    !isQuestion &&
    !said.includes(TRICK);
  const trick = tellsTrick ? [trickOf(standing, language)] : [];
  const still =
    isAnswered || tellsTrick || isComforted
      ? []
      : stillStands({ isUnanswered: isQuestion, hasMore }, most, language);
  const { parts, ids } = withIfGone(
    {
      parts: [
        ...(isChanged ? [say(language, 'changed')] : []),
        ...(isTold ? [...trick, ...still] : [verdictWord(standing, facts, language)]),
        ...(now.length > 0 && verdict !== 'unknown'
          ? [say(language, wasAdvised ? 'do-also' : 'do-now')]
          : []),
        ...now.map((id) => action(language, id)),
      ],
      ids: [name, ...(tellsTrick ? [TRICK] : []), ...now.map((id) => `action:${id}`)],
    },
    gone,
  );
  // A child, or who is in despair, is not shown what else they will hear.
  const isAlone = isTold || orders.some((id) => FOR_LIFE.has(id));
  return { parts: [...parts, ...(isAlone ? [] : theyWillSay(next, language))], ids };
}

/** Noted once it was told how the trick works. */
export const TRICK = 'trick';

/** How the trick works that is likely played. */
export function trickOf({ kind }: Standing, language: CaseLanguage): Spoken {
  const { value, lang } = entry(language, 'scams', kind);
  return { text: value.trick, lang };
}

/** Of a verdict that stands it is said that it stands and what follows, or else what matters most. */
function stillStands(
  { isUnanswered, hasMore }: { readonly isUnanswered: boolean; readonly hasMore: boolean },
  first: ActionId | undefined,
  language: CaseLanguage,
): readonly Spoken[] {
  if (isUnanswered)
    return [say(language, 'no-answer'), ...(first && !hasMore ? [action(language, first)] : [])];
  return hasMore || first === undefined
    ? [say(language, 'still')]
    : [say(language, 'most-important'), action(language, first)];
}

const FOR_LIFE: ReadonlySet<ActionId> = new Set(['stay-with-somebody', 'tell-an-adult']);

function verdictWord(standing: Standing, facts: CaseState['facts'], language: CaseLanguage): Spoken {
  const { verdict, isCalm, honestKind } = standing;
  if (verdict === 'unknown' && isCalm)
    return say(language, 'calm', { kind: entry(language, 'honest', honestKind).value });
  const name = scamName(standing, language);
  if ((verdict === 'danger' || verdict === 'caution') && name)
    return say(language, `${verdict}-in`, { kind: name });
  if (leansHonest(standing, { facts }))
    return say(language, 'unknown-but-like', { kind: entry(language, 'honest', honestKind).value });
  return say(language, verdict === 'unknown' && isMoneyAtStake(facts) ? 'unknown-of-money' : verdict);
}

/** The name of the likeliest scam, where it is likely enough to be named. */
export const scamName = (standing: Standing, language: CaseLanguage): string | undefined =>
  isNamed(standing) ? entry(language, 'scams', standing.kind).value.name : undefined;

/** What they will say, with the words that announce it. */
export function theyWillSay(next: readonly Spoken[], language: CaseLanguage): readonly Spoken[] {
  return next.length > 0 ? [say(language, 'they-will-say'), ...next] : [];
}
