import { type Covered, cover } from './cover.ts';

export { type Covered, cover } from './cover.ts';

/** What is recorded, by id: the sentences of the engine and the interface that have nothing to fill in. */
export type Clips = Readonly<Record<string, string>>;

/** Fetches what is recorded of verdicts in a language; only who has no reading voice needs it. */
export async function loadClips(language: 'fr' | 'en'): Promise<Clips> {
  const files = { fr: () => import('./fr.json'), en: () => import('./en.json') };
  const { default: clips } = await files[language]();
  return clips;
}

/** Fetches everything that is recorded in a language: verdicts, first aid, the check, what the case says. */
export async function loadAllClips(language: 'fr' | 'en'): Promise<Clips> {
  const files = { fr: () => import('./spoken-fr.json'), en: () => import('./spoken-en.json') };
  const [clips, { default: spoken }] = await Promise.all([loadClips(language), files[language]()]);
  return { ...clips, ...spoken };
}

/**
 * The recordings that say a text together, in order. Sentences that are not recorded are left out, so that a person
 * without a reading voice hears the verdict and what to do.
 *
 * @returns Ids for `/api/audio/{id}`.
 */
export const clipsOf = (clips: Clips, words: string): Covered['ids'] => cover(clips, words).ids;
