/** The actions of somebody who wants more of a page than to read it. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'click', 'input'] as const;

/** The two fields by which React sees in the same moment that a promise is settled. Source: React's RFC of `use`. */
const SETTLED = { status: 'fulfilled', value: undefined };

/** Waits for nothing. */
export const atOnce: Promise<void> = Object.assign(Promise.resolve(), SETTLED);

/**
 * Settled when the page is first used; reading and scrolling are no use. It is heard before React hears of it, so that a part which
 * waits for it answers the very press that it waited for.
 */
export const firstUse = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return;
  const use = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, use, { capture: true });
    Object.assign(firstUse, SETTLED);
    resolve();
  };
  for (const sign of SIGNS) window.addEventListener(sign, use, { capture: true, passive: true });
});
