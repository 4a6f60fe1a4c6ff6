import type { CaseModel } from '../belief/packed-network.ts';
import { isQuestion } from '../hearing/is-question.ts';
import { sinceIn } from '../hearing/since-when.ts';
import type { CaseLanguage } from '../locales/index.ts';
import { exposuresOf } from '../losses.ts';
import { NOTHING_SAID, type Said, say } from '../speech/reply.ts';
import { standingOf } from '../standing.ts';
import type { CaseState } from '../state.ts';
import type { LikelyTopic } from '../topics/topic-model.ts';
import type { TopicReader } from '../topics/topic-reader.ts';
import type { Topic } from '../topics/topics.ts';
import { isMoneyGone } from './answers/always.ts';
import { type Asked, saysLittle } from './answers/answer.ts';
import { answerTo } from './answers/index.ts';
import { inWords } from './in-words.ts';
import { ASKS_NOTHING, nearQuestions } from './near-questions.ts';
import { isAsked } from './topic-patterns.ts';
import { topicsOf } from './topics-of.ts';

/** So many words are a question only where it is sure what they ask. */
const FEW = 2;
/** From this probability on a question is answered that may have been meant, under its name: half of those are right, of 250 that were never learned. */
const PERHAPS = 0.2;

/**
 * What is said to who asks whether to do something, whether they are safe, or says how they feel; nothing where none of that is asked. A "no" alone helps
 * nobody: what to do instead follows. Where they name a thing of which we know something, that is said: what a stamp proves, how to tell a husband.
 *
 * @param heard - folded.
 * @param isAfterVerdict - whoever says something short then speaks of what they think of doing: "c'est juste 15 000 de frais". Before it, only a question is answered.
 */
export function answered(
  heard: string,
  state: CaseState,
  { network, topics }: CaseModel,
  language: CaseLanguage,
  isAfterVerdict: boolean,
): Said {
  if (!isAfterVerdict && !isAsked(heard)) return NOTHING_SAID;
  const standing = standingOf(network, state);
  const verdict = standing.verdict === 'unknown' && standing.isCalm ? 'calm' : standing.verdict;
  const { heard: told, likely } = topicsOf(heard, verdict, topics);
  // "Non, rien" is an answer, and no question.
  const about = told?.isSure || heard.split(' ').length > FEW ? told : undefined;
  // The words of a button tell no more than its topic.
  const words = told?.isTouched ? '' : heard;
  const asked = { heard: words, state, standing, isSure: about?.isSure === true };
  const near = (topic: Topic | undefined) => (asked.isSure ? [] : nearQuestions(likely, asked, topic));
  const matter = {
    heard: words,
    judged: verdict === 'safe' ? 'calm' : verdict,
    kind: standing.kind,
    isMoneyGone: isMoneyGone(state),
    isLongAgo: (sinceIn(heard) ?? state.since) === 'long',
    isAnythingGone: exposuresOf(state.facts).length > 0,
  } as const;
  const general = about && answerTo(about.topic, asked);
  const particular =
    (about || isAfterVerdict) && words !== ''
      ? topics?.particular(language, { ...matter, likely, topic: about?.topic })
      : undefined;
  if (particular) {
    const { parts, ids } = inWords(
      { orders: general?.orders?.slice(0, 1) ?? [] },
      asked,
      '',
      false,
      language,
    );
    return { parts: [particular, ...parts], ids, near: near(about?.topic) };
  }
  // Before anything was told nobody knows which trick it is.
  const said = inWords(general, asked, heard, isAfterVerdict || standing.isGrounded, language);
  const subject =
    isAfterVerdict && words !== '' && (isQuestion(heard) || !isRemark(likely[0]))
      ? topics?.subject(language, matter)
      : undefined;
  const isLittle = general !== undefined && saysLittle(general);
  if (said.parts.length > 0 && !(subject && isLittle)) return { ...said, near: near(about?.topic) };
  if (subject) {
    const perhaps = { parts: [subject], ids: [], near: near(undefined) };
    return said.parts.length > 0 ? perhaps : { ...NOTHING_SAID, near: perhaps.near, perhaps };
  }
  return perhapsMeant(near(undefined), likely, asked, topics, language);
}

/** Something new, thanks or relief is no question. */
const isRemark = (likeliest: LikelyTopic | undefined): boolean =>
  likeliest !== undefined && ASKS_NOTHING.has(likeliest.topic);

/** The questions that may have been meant; where one is likely enough, with its answer. */
function perhapsMeant(
  near: NonNullable<Said['near']>,
  likely: readonly LikelyTopic[],
  asked: Asked,
  topics: TopicReader | undefined,
  language: CaseLanguage,
): Said {
  const [first, ...others] = near;
  const isLikely = likely.some(({ topic, probability }) => topic === first && probability >= PERHAPS);
  if (!first || !isLikely || !topics) return { ...NOTHING_SAID, near };
  const { label, lang } = topics.button(language, first);
  // As it fits their words, or else as the button would be answered.
  const answer = [asked, { ...asked, heard: '' }]
    .map((each) => inWords(answerTo(first, each), asked, '', true, language))
    .find((each) => each.parts.length > 0);
  if (!answer) return { ...NOTHING_SAID, near };
  const parts = [say(language, 'perhaps-you-mean'), { text: label, lang }, ...answer.parts];
  return { ...NOTHING_SAID, near, perhaps: { ...answer, parts, near: others } };
}
