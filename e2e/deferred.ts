/** A promise, and what fulfils it: to hold an answer back until the page was looked at. */
export function deferred() {
  const settle: { resolve?: () => void } = {};
  const promise = new Promise<void>((resolve) => {
    settle.resolve = resolve;
  });
  return { promise, resolve: () => settle.resolve?.() };
}
