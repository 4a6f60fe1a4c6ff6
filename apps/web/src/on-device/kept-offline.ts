import type { Classifiers, OfflineFile } from '@scamguard/engine/offline';
import addressFile from '@scamguard/engine/weights/offline-address.weights?url';
import textFile from '@scamguard/engine/weights/offline-text.weights?url';

/**
 * The store of the fuller classifiers. It is apart from the service worker's: only the visitor's wish brings or removes them.
 */
const STORE = 'scamguard-kept-offline';

const FILES: Readonly<Record<OfflineFile, string>> = {
  'offline-text': textFile,
  'offline-address': addressFile,
};

/**
 * Whether this browser can keep files at all.
 *
 * @public for the button that keeps ScamGuard offline
 */
export const canKeepOffline = (): boolean => 'caches' in globalThis;

/**
 * Fetches the fuller classifiers and keeps them, so that checks without a network use them.
 *
 * @throws {TypeError} if the network fails; then nothing is kept.
 * @public
 */
export async function keepOffline(): Promise<void> {
  const store = await caches.open(STORE);
  await store.addAll(Object.values(FILES));
  await dropOlder(store);
  opened = undefined;
}

/** Whether the classifiers of this release are kept. */
export async function isKeptOffline(): Promise<boolean> {
  if (!canKeepOffline() || !(await caches.has(STORE))) return false;
  const store = await caches.open(STORE);
  const found = await Promise.all(Object.values(FILES).map((file) => store.match(file)));
  return found.every((file) => file !== undefined);
}

/**
 * Removes them.
 *
 * @public
 */
export async function dropKeptOffline(): Promise<void> {
  await caches.delete(STORE);
  opened = undefined;
}

let opened: Promise<Classifiers | undefined> | undefined;

/** The kept classifiers, opened in slices; none if they are not kept, or are damaged. */
export function keptClassifiers(): Promise<Classifiers | undefined> {
  opened ??= openKept().catch(() => undefined);
  return opened;
}

async function openKept(): Promise<Classifiers | undefined> {
  if (!(await isKeptOffline())) return undefined;
  const [{ openOfflineClassifiers }, text, address] = await Promise.all([
    import('@scamguard/engine/offline'),
    bytesOf(FILES['offline-text']),
    bytesOf(FILES['offline-address']),
  ]);
  return openOfflineClassifiers({ 'offline-text': text, 'offline-address': address }, untilNextTurn);
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const kept = await (await caches.open(STORE)).match(file);
  return new Uint8Array((await kept?.arrayBuffer()) ?? new ArrayBuffer(0));
}

const untilNextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Files of an older release have other names. */
async function dropOlder(store: Cache): Promise<void> {
  const names = new Set(Object.values(FILES).map((file) => new URL(file, location.href).href));
  for (const { url } of await store.keys()) if (!names.has(url)) await store.delete(url);
}
