import { useEffect, useState } from 'react';

/** False in the server's HTML and in the first drawing, which must be like it; true from then on. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- that it is drawn a second time is what this is for
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
