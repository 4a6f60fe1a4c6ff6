import type { Page } from '@playwright/test';

/** One link in Playwright's drawing of the accessibility tree: its line, and the line with its address below. */
const LINK = /^\s*- '?link "((?:[^"\\]|\\.)*)".*\n\s*- \/url: (.*)$/gm;

/**
 * Compares the links of a page by the names that a screen reader says, as its list of links does.
 *
 * @returns the names under which links lead to different pages, each with the pages.
 */
export async function ambiguousLinks(page: Page): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot();
  const places = new Map<string, Set<string>>();
  for (const [, name = '', address = ''] of tree.matchAll(LINK)) {
    const { origin, pathname, search } = new URL(address, page.url());
    places.set(name, (places.get(name) ?? new Set()).add(origin + pathname + search));
  }
  return [...places]
    .filter(([, those]) => those.size > 1)
    .map(([name, those]) => `${name}: ${[...those].join(', ')}`);
}
