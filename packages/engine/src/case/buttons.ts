import { heardText } from './hearing/heard-text.ts';
import { type CaseLanguage, everyWording } from './locales/index.ts';
import { type FollowUpId, followUp, type QuickReply } from './speech/reply.ts';
import type { CaseState } from './state.ts';
import type { TopicReader } from './topics/topic-reader.ts';

/** The buttons under a verdict, in their order. */
const FOLLOW_UPS: readonly FollowUpId[] = ['what-now', 'why', 'what-will-they-say', 'restart'];
/** Beside questions that may have been meant there is room for these. */
const BESIDE_QUESTIONS: readonly FollowUpId[] = ['what-now', 'restart'];

/** The buttons under what is said once there is a verdict. Whoever was warned of nobody is not asked what "they" will say. */
export function buttonsUnder(
  { said, near = [] }: Pick<CaseState, 'said' | 'near'>,
  language: CaseLanguage,
  topics: TopicReader | undefined,
): readonly QuickReply[] {
  const isWarned = said.includes('verdict:danger') || said.includes('verdict:caution');
  const questions = topics
    ? near.map((topic): QuickReply => ({ id: `asks:${topic}`, ...topics.button(language, topic) }))
    : [];
  const followUps = questions.length > 0 ? BESIDE_QUESTIONS : FOLLOW_UPS;
  return [
    ...questions,
    ...followUps.filter((id) => isWarned || id !== 'what-will-they-say').map((id) => followUp(language, id)),
  ];
}

/**
 * What was written, or the French words of the button that it means: by its number, or by its label in any language.
 *
 * @param heard - folded.
 */
export function pressedIn(state: CaseState, heard: string, topics: TopicReader | undefined): string {
  if (state.phase !== 'completed') return heard;
  const followUpId = FOLLOW_UPS.find((id) =>
    everyWording('followUps', id).some((label) => heardText(label) === heard),
  );
  if (followUpId) return heardText(followUp('fr', followUpId).label);
  const pressed = /^[1-5]$/.test(heard) ? buttonsUnder(state, 'fr', topics)[Number(heard) - 1] : undefined;
  return pressed === undefined ? heard : heardText(pressed.label);
}
