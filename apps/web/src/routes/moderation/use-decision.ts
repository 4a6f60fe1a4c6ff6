import { useToast } from '@scamguard/ui';
import { useState } from 'react';
import { RequestError } from '../../data/request.ts';
import { useLanguage } from '../../language/language-context.ts';

/** Makes a decision once, and says whether it was stored. */
export function useDecision() {
  const { t } = useLanguage();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  const make = async (decision: () => Promise<void>) => {
    setBusy(true);
    try {
      await decision();
      show({ title: t('moderation.done') });
    } catch (error) {
      const refusal = error instanceof RequestError ? error.visitorMessage : undefined;
      show({
        title: t('moderation.notDone'),
        description: refusal ?? t('moderation.tryAgain'),
        tone: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, make };
}
