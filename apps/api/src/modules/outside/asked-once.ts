import { LRUCache } from 'lru-cache';

export interface AskedOnceOptions {
  /** How long an answer is remembered, in milliseconds. */
  readonly lifetime: number;
  readonly now?: () => number;
}

const MOST_REMEMBERED = 10_000;
const MOST_AT_ONCE = 16;
const SILENT_FOR_MS = 600_000;

/**
 * Asks somebody outside each question once in a while: an answer is remembered, and for some minutes that there was none. While too
 * many questions are on their way no other is asked.
 */
export function askedOnce<Answer>(
  ask: (question: string) => Promise<Answer | undefined>,
  { lifetime, now = Date.now }: AskedOnceOptions,
): (question: string) => Promise<Answer | undefined> {
  const answers = new LRUCache<string, Promise<Answer | undefined>>({
    max: MOST_REMEMBERED,
    ttl: lifetime,
    ttlResolution: 0,
    perf: { now },
  });
  let running = 0;

  const askNow = async (question: string) => {
    running += 1;
    try {
      return await ask(question);
    } catch {
      answers.set(question, Promise.resolve(undefined), { ttl: SILENT_FOR_MS });
      return undefined;
    } finally {
      running -= 1;
    }
  };

  return (question) => {
    const known = answers.get(question);
    if (known) return known;
    if (running >= MOST_AT_ONCE) return Promise.resolve(undefined);
    const answer = askNow(question);
    answers.set(question, answer);
    return answer;
  };
}
