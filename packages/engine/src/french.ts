import { assessIn, type Judge } from './assess-in.ts';
import { fr } from './locales/fr.ts';
import { SMALL_READERS } from './readers/small.ts';
import type { KnownEvidence } from './reading/known-evidence.ts';
import type { Assessment, Item } from './vocabulary.ts';
import { type WarmUp, warmUpOf } from './warm-up.ts';

const JUDGE: Judge = { language: 'fr', wording: fr, readers: SMALL_READERS };

/** As {@link assess}, in French: for a browser: without the sentences of other languages, and with the small readers. */
export function assess(item: Item, known: KnownEvidence = {}): Assessment {
  return assessIn(JUDGE, item, known);
}

/** Prepares the first verdict in idle moments; nothing has to wait for it. */
export const warmUp: WarmUp = warmUpOf(
  JUDGE,
  'Cher client, votre compte sera bloqué ce soir. Confirmez vite sur http://exemple-bj.xyz/login ou envoyez 25 000 F au 01 97 12 34 56.',
);
