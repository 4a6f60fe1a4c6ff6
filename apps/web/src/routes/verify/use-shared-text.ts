import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { CACHES, SHARED_MARK, SHARED_TEXT } from '../../../service-worker/names.ts';

/** Takes a text that another app shared while there was no network; it is then forgotten. */
export function useSharedText(take: (text: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const isWaiting = search.has(SHARED_MARK);

  useEffect(() => {
    if (!isWaiting) return;
    const read = async () => {
      const cache = await caches.open(CACHES.shared);
      const text = await (await cache.match(SHARED_TEXT))?.text();
      await cache.delete(SHARED_TEXT);
      if (text) take(text);
    };
    void read().catch(() => undefined);
    setSearch({}, { replace: true });
  }, [isWaiting, take, setSearch]);
}
