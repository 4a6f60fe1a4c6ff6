const told = new Set<string>();

/** Tells whoever made the page what is wrong, in the console and once. */
export function tellAuthor(words: string): void {
  if (told.has(words)) return;
  told.add(words);
  // oxlint-disable-next-line no-console
  console.warn('ScamGuard:', words);
}
