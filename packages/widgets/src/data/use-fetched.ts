import { useEffect, useState } from 'preact/hooks';

/** The state to be shown: on its way, here, or not to be had. */
export type Fetched<Answer> =
  | { readonly state: 'loading'; readonly answer?: undefined; readonly why?: undefined }
  | { readonly state: 'failed'; readonly answer?: undefined; readonly why: string }
  | { readonly state: 'ready'; readonly answer: Answer; readonly why?: undefined };

const LOADING = { state: 'loading' } as const;

/**
 * Fetches when the widget appears, and again when `needs` change or when told to. What came for other needs is not shown: it may be in another
 * language.
 *
 * @param onFailure called when nothing came; says why.
 */
export function useFetched<Answer>(
  fetchIt: () => Promise<Answer>,
  needs: string,
  onFailure: (error: unknown) => string,
): Fetched<Answer> & { readonly retry: () => void } {
  const [fetched, setFetched] = useState<Fetched<Answer> & { readonly needs?: string }>(LOADING);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setFetched(LOADING);
    fetchIt().then(
      (answer) => isWanted && setFetched({ needs, state: 'ready', answer }),
      (error) => isWanted && setFetched({ needs, state: 'failed', why: onFailure(error) }),
    );
    return () => {
      isWanted = false;
    };
    // What is fetched is named by `needs`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [needs, tries]);
  return { ...(fetched.needs === needs ? fetched : LOADING), retry: () => setTries(tries + 1) };
}
