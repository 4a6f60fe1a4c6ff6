import type { Topic } from '../../topics/topics.ts';
import { AGAINST_SCAM } from './against-scam.ts';
import type { Answer, Asked } from './answer.ts';
import { AT_EASE } from './at-ease.ts';
import { IN_DOUBT } from './in-doubt.ts';

/** What to say to who asks this, as the case stands; nothing where we have no answer that is true of it. */
export function answerTo(topic: Topic, asked: Asked): Answer | undefined {
  const { verdict, isCalm } = asked.standing;
  const answers =
    verdict === 'danger' || verdict === 'caution'
      ? AGAINST_SCAM
      : isCalm || verdict === 'safe'
        ? AT_EASE
        : IN_DOUBT;
  return answers[topic]?.(asked);
}
