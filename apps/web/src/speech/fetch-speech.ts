/** Fetches what reads aloud, plays recordings and says why nothing is heard: they come at the first press, which may find no network. */
export async function fetchSpeech(): Promise<void> {
  await Promise.allSettled([
    import('@scamguard/ui/speech-parts'),
    import('./recorded-words.ts'),
    import('./peoples-words.ts'),
    import('../language/beneath.ts'),
    import('@scamguard/ui/toast-outlet'),
  ]);
}
