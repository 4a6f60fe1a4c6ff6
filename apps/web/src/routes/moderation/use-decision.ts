import { useToast } from '@scamguard/ui';
import { useState } from 'react';
import { RequestError } from '../../data/request.ts';
import { useLanguage } from '../../language/language-context.ts';
import { useSudo } from './sudo.tsx';

/** Makes a decision once, after a new code where one is needed, and says whether it was stored. */
export function useDecision() {
  const { t } = useLanguage();
  const { show } = useToast();
  const sudo = useSudo();
  const [isBusy, setBusy] = useState(false);
  const make = async (decision: () => Promise<void>) => {
    setBusy(true);
    try {
      await sudo(decision);
      show({ title: t('moderation.done') });
      return true;
    } catch (error) {
      const refusal = error instanceof RequestError ? error.visitorMessage : undefined;
      show({
        title: t('moderation.notDone'),
        description: refusal ?? t('moderation.tryAgain'),
        tone: 'destructive',
      });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, make };
}
