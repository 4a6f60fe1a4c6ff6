/** What is recorded of a result, by id: the sentences of the engine and the interface that have nothing to fill in. */
export type Clips = Readonly<Record<string, string>>;

/** Fetches what is recorded in a language; only who has no reading voice needs it. */
export async function loadClips(language: 'fr' | 'en'): Promise<Clips> {
  const files = { fr: () => import('./fr.json'), en: () => import('./en.json') };
  const { default: clips } = await files[language]();
  return clips;
}

/**
 * The recordings that say a text together, in order. Sentences that are not recorded are left out, so that a person
 * without a reading voice hears the verdict and what to do.
 *
 * @param spoken One sentence of the engine or the interface a line.
 * @returns Ids for `/api/audio/{id}`.
 */
export function clipsOf(clips: Clips, spoken: string): string[] {
  // On screen the spaces of French are bound.
  const idOf = new Map(Object.entries(clips).map(([id, text]) => [text, id]));
  return spoken.split('\n').flatMap((line) => idOf.get(line.trim().replaceAll('\u00A0', ' ')) ?? []);
}
