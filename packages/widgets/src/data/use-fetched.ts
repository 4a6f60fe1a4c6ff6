import { useEffect, useState } from 'preact/hooks';

/** The state to be shown: on its way, here, or not to be had. */
export type Fetched<Answer> =
  | { readonly state: 'loading' | 'failed'; readonly answer?: undefined }
  | { readonly state: 'ready'; readonly answer: Answer };

/**
 * Fetches when the widget appears, and again when `needs` change or when told to.
 *
 * @param onFailure called when nothing came.
 */
export function useFetched<Answer>(
  fetchIt: () => Promise<Answer>,
  needs: string,
  onFailure: () => void,
): Fetched<Answer> & { readonly retry: () => void } {
  const [fetched, setFetched] = useState<Fetched<Answer>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setFetched({ state: 'loading' });
    fetchIt().then(
      (answer) => isWanted && setFetched({ state: 'ready', answer }),
      () => {
        if (!isWanted) return;
        setFetched({ state: 'failed' });
        onFailure();
      },
    );
    return () => {
      isWanted = false;
    };
    // What is fetched is named by `needs`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [needs, tries]);
  return { ...fetched, retry: () => setTries(tries + 1) };
}
