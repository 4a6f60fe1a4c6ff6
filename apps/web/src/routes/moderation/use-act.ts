import { RequestError } from '@scamguard/client';
import { useToast } from '@scamguard/ui';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import { useSudo } from './sudo.tsx';

interface Told {
  /** The message when it is done; absent if one sees it anyway. */
  done?: string;
  /** The words before the reason when it could not be done. */
  failed: string;
}

/**
 * Does something once, after a new code where one is needed, and says how it went. Buttons are `aria-disabled` meanwhile: one that is
 * `disabled` loses the focus to the page.
 */
export function useAct({ done, failed }: Told) {
  const { t } = useLanguage();
  const { show } = useToast();
  const sudo = useSudo();
  const [isBusy, setBusy] = useState(false);
  /** @returns whether it was done. */
  const make = async (act: () => Promise<void>) => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await sudo(act);
      if (done) show({ title: done });
      return true;
    } catch (error) {
      const refusal = error instanceof RequestError ? error.visitorMessage : undefined;
      show({ title: failed, description: refusal ?? t('moderation.tryAgain'), tone: 'destructive' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, make };
}
