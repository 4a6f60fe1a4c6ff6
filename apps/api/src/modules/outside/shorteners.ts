import { MAX_LENGTH } from '@scamguard/contracts';
import { outsideQuestions } from '@scamguard/engine';

const MOST_HOPS = 4;

/**
 * Asks shorteners, and nobody else, where a short link leads: the place itself is never visited.
 *
 * @param redirectOf where a page sends its visitors, or throws.
 */
export function shorteners(redirectOf: (url: URL) => Promise<URL | undefined>) {
  return async (shortened: string): Promise<string | undefined> => {
    let next = shortened;
    for (let hop = 0; hop < MOST_HOPS; hop += 1) {
      const target = (await redirectOf(new URL(next)))?.href;
      if (target === undefined || target.length > MAX_LENGTH.link) return undefined;
      const further = outsideQuestions(target).shortened;
      if (further === undefined) return target;
      next = further;
    }
    return undefined;
  };
}
