import { expect, type Page } from '@playwright/test';

/** Waits until these pages, and scripts of these names, are on the device, and nothing more is on its way. */
export async function keptForOffline(
  page: Page,
  pages: readonly string[],
  scripts: readonly string[],
): Promise<void> {
  const missing = async () => {
    const kept = await page.evaluate(async () => {
      const paths: string[] = [];
      for (const cache of ['pages', 'assets'])
        for (const { url } of await (await caches.open(cache)).keys()) paths.push(new URL(url).pathname);
      return paths;
    });
    // A name, then its content's hash of seven signs: `case` is not `case-here`.
    const missingScripts = scripts.filter(
      (script) => !kept.some((name) => new RegExp(`^/assets/${script}-[\\w-]{7}\\.js$`).test(name)),
    );
    return [...pages.filter((path) => !kept.includes(path)), ...missingScripts];
  };
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
  await page.waitForLoadState('networkidle');
}
