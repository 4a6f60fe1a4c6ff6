import { useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { CACHES, SHARED_MARK, SHARED_PICTURE, SHARED_TEXT } from '../../../service-worker/names.ts';

/**
 * Takes what another app shared and the service worker kept; it is then forgotten.
 *
 * @param take takes its text.
 * @returns its picture.
 */
export function useShared(take: (text: string) => void): File | undefined {
  const [search, setSearch] = useSearchParams();
  const [picture, setPicture] = useState<File>();
  const isWaiting = search.has(SHARED_MARK);

  useEffect(() => {
    if (!isWaiting) return;
    const read = async () => {
      const cache = await caches.open(CACHES.shared);
      const text = await (await cache.match(SHARED_TEXT))?.text();
      const shared = await (await cache.match(SHARED_PICTURE))?.blob();
      await Promise.all([SHARED_TEXT, SHARED_PICTURE].map((kept) => cache.delete(kept)));
      if (text) take(text);
      if (shared) setPicture(new File([shared], 'shared', { type: shared.type }));
    };
    void read().catch(() => undefined);
    setSearch({}, { replace: true });
  }, [isWaiting, take, setSearch]);
  return picture;
}
