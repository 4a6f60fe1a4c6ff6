import type { Language } from '@scamguard/i18n';
import { SKIP_WAITING } from '../../service-worker/names.ts';
import type { Screen } from '../screen/screen.tsx';
import { keepForOffline } from './keep-for-offline.ts';

/** A new version of the site that waits for the visitor's consent. */
export const NEW_VERSION_EVENT = 'newVersion';

/** Starts the service worker once the page has come; without one the site works with a network only. */
export async function registerOffline(language: Language, screens: readonly Screen[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const tell = () => {
    // The first one ever replaces nothing.
    if (registration.waiting && navigator.serviceWorker.controller)
      window.dispatchEvent(new CustomEvent(NEW_VERSION_EVENT, { detail: registration.waiting }));
  };
  tell();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', tell),
  );
  await navigator.serviceWorker.ready;
  keepForOffline(language, screens);
}

/** The version that waits, if this page is under an older one. */
export async function waitingVersion(): Promise<ServiceWorker | undefined> {
  if (!navigator.serviceWorker?.controller) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.waiting ?? undefined;
}

/** Lets the new version take over and shows it. */
export function switchTo(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage(SKIP_WAITING);
}
