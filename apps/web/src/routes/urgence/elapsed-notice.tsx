import { Notice } from '@scamguard/ui';
import { TimeIcon } from '@scamguard/ui/icons';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { spokenMinutes } from './elapsed-words.ts';

const MINUTE_MS = 60_000;

/** How long ago the money went, counted on while one looks. */
export function ElapsedNotice({ since }: { since: Date }) {
  const { t, language } = useLanguage();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.max(0, Math.floor((now - since.getTime()) / MINUTE_MS));
  return (
    <Notice tone="attention" icon={TimeIcon}>
      {t('urgence.elapsed', { time: spokenMinutes(minutes, language) })}
    </Notice>
  );
}
