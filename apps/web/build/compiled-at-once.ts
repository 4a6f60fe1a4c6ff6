import type { Rolldown } from 'vite';

/**
 * Tells a browser to compile every function of a file while it is fetched, away from the thread that draws, and not one by one at their
 * first call. Chromium 136 and later heed it; to others it is a remark. Source: https://v8.dev/blog/explicit-compile-hints
 */
const HINT = '//# allFunctionsCalledOnLoad';
const ENGINE = /packages[\\/]engine[\\/]src[\\/]/;

/** The hint for a file that is the engine's: its first verdict runs through most of it, and somebody waits. */
export function compiledAtOnce({ moduleIds }: Pick<Rolldown.RenderedChunk, 'moduleIds'>): string {
  const ofEngine = moduleIds.filter((id) => ENGINE.test(id));
  return ofEngine.length > moduleIds.length / 2 ? HINT : '';
}
