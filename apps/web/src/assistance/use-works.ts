import { useToast } from '@scamguard/ui';
import { type ComponentType, useRef, useState } from 'react';
import { useLanguage } from '../language/language-context.ts';

/**
 * Fetches the work behind a button of the dock when it is first pressed. Most visitors press none, and pay for none.
 *
 * @returns the works once they are here, and what fetches them.
 */
export function useWorks(load: () => Promise<{ default: ComponentType }>) {
  const { t } = useLanguage();
  const { show } = useToast();
  const [Works, setWorks] = useState<ComponentType>();
  const isAwaited = useRef(false);
  const fetchWorks = () => {
    if (isAwaited.current) return;
    isAwaited.current = true;
    load().then(
      (module) => setWorks(() => module.default),
      () => {
        isAwaited.current = false;
        show({ title: t('assistance.unavailable'), tone: 'destructive' });
      },
    );
  };
  return [Works, fetchWorks] as const;
}
