import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { freshPage, type Page, withOrigin } from './page.ts';
import type { Renderer } from './renderer.ts';

const MOST_PAGES_KEPT = 300;
/** How old a kept page may be. */
const FRESH_FOR_MS = 60_000;

/** A page with the answers of the API in it. */
export interface AnsweredPage {
  readonly page: Page;
  readonly status: 200 | 404;
  /** Whether it may be shown to the next visitor too. */
  readonly isComplete: boolean;
}

export interface AnsweredPages {
  /** Whether the page at this address shows answers of the API. */
  readonly has: (address: string) => boolean;
  /**
   * An answer that is not to be had is left out: the visitor's browser asks for it again.
   *
   * @param visitor the address to which its calls are counted.
   */
  readonly find: (address: string, language: string, visitor: string) => Promise<AnsweredPage>;
}

/**
 * Renders pages with what the API answers to somebody anonymous, so that they show their content without scripts. A page is
 * kept for a minute and made once, however many ask for it.
 */
export function answeredPages(app: FastifyInstance, renderer: Renderer, publicUrl?: URL): AnsweredPages {
  const kept = new LRUCache<string, Promise<AnsweredPage>>({
    max: MOST_PAGES_KEPT,
    ttl: FRESH_FOR_MS,
  });

  async function make(address: string, language: string, visitor: string): Promise<AnsweredPage> {
    const calls = renderer.callsAt(address) ?? [];
    const { answers, isFound, isComplete } = await answersTo(app, calls, language, visitor);
    const html = withOrigin(await renderer.render({ address, language, answers }), publicUrl);
    return {
      page: await freshPage(html, language, renderer.policyAt(address)),
      status: isFound ? 200 : 404,
      isComplete,
    };
  }

  return {
    has: (address) => renderer.callsAt(address) !== undefined,
    find(address, language, visitor) {
      const key = `${language} ${address}`;
      const running = kept.get(key);
      if (running) return running;
      const made = make(address, language, visitor).then((page) => {
        if (!page.isComplete) kept.delete(key);
        return page;
      });
      made.catch(() => kept.delete(key));
      kept.set(key, made);
      return made;
    },
  };
}

/**
 * The API's answers to the calls of a page. A call that fails is left out.
 *
 * @param calls addresses without language.
 * @param visitor the address to which they are counted.
 */
export async function answersTo(
  app: FastifyInstance,
  calls: readonly string[],
  language: string,
  visitor: string,
) {
  const answers: Record<string, unknown> = {};
  let isFound = true;
  let isComplete = true;
  for (const call of calls) {
    const url = `${call}${call.includes('?') ? '&' : '?'}lang=${language}`;
    const response = await app.inject({ method: 'GET', url, remoteAddress: visitor });
    if (response.statusCode === 200) answers[call] = response.json();
    else isComplete = false;
    if (response.statusCode === 404) isFound = false;
  }
  return { answers, isFound, isComplete };
}
