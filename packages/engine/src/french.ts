import { assessIn, type Judge } from './assess-in.ts';
import type { Classifiers } from './classifiers/classifiers.ts';
import { SMALL_CLASSIFIERS } from './classifiers/small.ts';
import { fr } from './locales/fr.ts';
import type { KnownEvidence } from './reading/known-evidence.ts';
import type { Assessment, Item } from './vocabulary.ts';
import { type WarmUp, warmUpOf } from './warm-up.ts';

const JUDGE: Judge = { language: 'fr', wording: fr, classifiers: SMALL_CLASSIFIERS };

/** Judges one item in French, for a browser: without the sentences of other languages, and with the small classifiers, or those of `/offline`. */
export function assess(
  item: Item,
  known: KnownEvidence = {},
  classifiers: Classifiers = SMALL_CLASSIFIERS,
): Assessment {
  return assessIn({ ...JUDGE, classifiers }, item, known);
}

/** Prepares the first verdict in idle moments. Nothing has to wait for it. */
export const warmUp: WarmUp = warmUpOf(
  JUDGE,
  'Cher client, votre compte sera bloqué ce soir. Confirmez vite sur http://exemple-bj.xyz/login ou envoyez 25 000 F au 01 97 12 34 56.',
);
