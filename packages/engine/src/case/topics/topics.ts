/**
 * What people speak of once they were told a verdict: whether to do something, what will become of them, how they feel. The last two are no
 * questions: they tell something new.
 */
export const TOPICS = [
  'pay',
  'send-back',
  'give-code',
  'send-papers',
  'send-images',
  'open-link',
  'go',
  'reply',
  'block',
  'delete',
  'bank',
  'police',
  'tell',
  'money-back',
  'trace',
  'guilty',
  'private',
  'revenge',
  'somebody-recovers',
  'they-come',
  'sure',
  'still-safe',
  'how-long',
  'what-now',
  'receive',
  'honest-next',
  'fear',
  'relief',
  'thanks',
  'new-fact',
  'other-matter',
] as const;
export type Topic = (typeof TOPICS)[number];
