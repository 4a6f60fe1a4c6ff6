import type { Classifiers } from './classifiers/classifiers.ts';
import { OFFLINE_ADDRESS, OFFLINE_TEXT, offlineClassifiers } from './classifiers/offline.ts';
import { readConversation } from './reading/conversation-reading.ts';
import { readLinks } from './reading/link-reading.ts';

export type { Classifiers } from './classifiers/classifiers.ts';
export { OFFLINE_KILOBYTES } from './classifiers/offline-size.ts';

/** The files that are fetched, by their name in `weights/` without the ending. */
export const OFFLINE_FILES = [OFFLINE_TEXT, OFFLINE_ADDRESS] as const;
export type OfflineFile = (typeof OFFLINE_FILES)[number];

/** Each opens a table that a first verdict would wait for. */
const FIRST_TEXTS = [
  'Votre compte sera bloqué, envoyez le code',
  'Your account will be blocked, send the code',
];
const FIRST_LINK = 'https://exemple-bj.xyz/login';

/**
 * Opens the classifiers for a visitor who keeps ScamGuard offline, in short slices: pass them to `assess` of `/french` or `/english`.
 *
 * @param bytes - the files, as they were fetched.
 * @param pause - lets the page work between two slices.
 * @throws {Error} if a file is damaged.
 */
export async function openOfflineClassifiers(
  bytes: Readonly<Record<OfflineFile, Uint8Array>>,
  pause: () => Promise<void>,
): Promise<Classifiers> {
  await pause();
  const classifiers = offlineClassifiers((name) => bytes[name as OfflineFile]);
  for (const text of FIRST_TEXTS) {
    await pause();
    classifiers.text(readConversation(text, {}), []);
  }
  await pause();
  for (const { address } of readLinks(FIRST_LINK, {})) classifiers.address(address, []);
  return classifiers;
}
