import { createContext, use, useEffect, useState } from 'react';

/** The day the page was made, where it says so. */
export const MadeOnContext = createContext<string | undefined>(undefined);

/**
 * Today's date. A page that was kept overnight is taken over as it was made. Then it turns to the new day, and again whenever the
 * visitor comes back to it.
 */
export function useToday(): Date {
  const madeOn = use(MadeOnContext);
  const [today, setToday] = useState(() => (madeOn === undefined ? new Date() : new Date(madeOn)));
  useEffect(() => {
    const look = () => setToday((known) => (isSameDay(known, new Date()) ? known : new Date()));
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}

const isSameDay = (one: Date, other: Date) =>
  one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
