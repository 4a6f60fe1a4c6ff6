import type { Language } from '@scamguard/i18n';
import { CACHES, NO_NETWORK_PAGE } from '../../service-worker/names.ts';
import { fetchEngine } from '../on-device/assess-here.ts';
import { fetchInterview } from '../on-device/interview-here.ts';
import type { Screen } from '../screen/screen.tsx';
import { fetchSpeech } from '../speech/fetch-speech.ts';
import { offerToKeep } from './offer.ts';

/** How long the page stands before anything more is fetched, in milliseconds: the visit itself goes first. */
const QUIET_MS = 5_000;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether fetching ahead would cost the visitor too much. */
export function isCostly({ saveData = false, effectiveType = '' }: Connection = {}): boolean {
  return saveData || effectiveType.endsWith('2g');
}

/** The key that notes which version of the site is kept on this device: the address of the script that starts it. */
const KEPT = 'scamguard-kept';

/**
 * Some time after the page has come, fetches what a verdict without a network takes. It also fetches the screens that somebody in
 * need must find then: those whose routes say `offline`. If that would cost the visitor something, it is offered.
 */
export function keepForOffline(language: Language, screens: readonly Screen[]): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const needed = screens.filter(({ route }) => route.offline);
  const work = async () => {
    await keep(language, needed);
    note(versionOfPage());
  };
  if (!isCostly(connection)) setTimeout(() => void work().catch(() => undefined), QUIET_MS);
  else if (noted() !== versionOfPage()) offerToKeep(work);
}

async function keep(language: Language, needed: readonly Screen[]): Promise<void> {
  const [assets, pages] = await Promise.all([caches.open(CACHES.assets), caches.open(CACHES.pages)]);
  await add(assets, [...assetsOfThisPage(), ...rulesOfThisPage()]);
  // This page too: a first visit came before the service worker that would have kept it.
  const wanted = [...needed.map(({ route }) => route.path), NO_NETWORK_PAGE];
  await add(pages, [...wanted, location.pathname + location.search]);
  // Through the service worker, which keeps what passes.
  await Promise.allSettled(needed.map(({ preload }) => preload(language)));
  await Promise.allSettled(needed.map(({ route: { offline } }) => offline !== true && offline?.()));
  await fetchSpeech();
  const { warmUp } = await fetchEngine(language);
  await fetchInterview(language);
  await warmUp();
  // The words that are read aloud on a page in a language that is not complete.
  await import('../language/beneath.ts');
  const { keepRecordings } = await import('./keep-recordings.ts');
  await keepRecordings(language);
  const missing = await notYetIn(pages, wanted);
  if (missing.length > 0) throw new Error(`Not kept: ${missing.join(', ')}`);
}

/** The address of the script that starts the site; it differs with every build. */
const versionOfPage = () =>
  (JSON.parse(document.getElementById('scripts')?.textContent ?? '[]') as readonly string[])[0] ?? '';

const noted = () => {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
};

function note(version: string) {
  try {
    localStorage.setItem(KEPT, version);
  } catch {
    // Asked again at the next visit.
  }
}

/** One that cannot be had must not keep the others away. */
async function add(cache: Cache, addresses: readonly string[]): Promise<void> {
  await Promise.allSettled((await notYetIn(cache, addresses)).map((address) => cache.add(address)));
}

/** Fetched before the service worker was there to keep them; the browser has them still. */
const assetsOfThisPage = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Files of the rules that stand inside this page: without a network, pages are drawn that do not bring them. */
const rulesOfThisPage = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(
    ({ href }) => new URL(href).pathname,
  );

async function notYetIn(cache: Cache, addresses: readonly string[]): Promise<string[]> {
  const known = await Promise.all(addresses.map((address) => cache.match(address, { ignoreVary: true })));
  return [...new Set(addresses.filter((_, index) => !known[index]))];
}
