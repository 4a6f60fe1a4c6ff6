import type { Page } from '@playwright/test';

const kindOf = (path: string) => path.replace(/^\/(learn|community)\/.+/, '/$1/');

/** Every page that search engines are told of, in French, with one lesson and one service. */
export async function publicPaths(page: Page): Promise<string[]> {
  const map = await (await page.request.get('/sitemap.xml')).text();
  const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => new URL(place));
  const paths = places.filter(({ search }) => search === '').map(({ pathname }) => pathname);
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()];
}
