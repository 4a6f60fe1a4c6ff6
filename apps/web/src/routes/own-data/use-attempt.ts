import { RequestError } from '@scamguard/client';
import { useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';

interface AttemptTitles {
  /** The server has said no: nothing was done. */
  readonly refused: string;
  /** No answer, or the server failed on the way: nobody here knows whether it was done. */
  readonly unsure: string;
}

/** One thing that is asked of the server: whether it is running, and why it failed in the server's own words. */
export function useAttempt({ refused, unsure }: AttemptTitles) {
  const { t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ title: string; text: string }>();
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      const answer = error instanceof RequestError ? error : undefined;
      const isWrongPassword = answer?.code === 'credentials_wrong';
      setFailure({
        title: answer && answer.status < 500 ? refused : unsure,
        text: isWrongPassword
          ? t('ownData.delete.wrongPassword')
          : (answer?.visitorMessage ?? t('ownData.noAnswer')),
      });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, failure, attempt };
}
