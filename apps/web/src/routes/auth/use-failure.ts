import { RequestError } from '@scamguard/client';
import { useToast } from '@scamguard/ui';
import { useLanguage } from '../../language/language-context.ts';

interface FailureTexts {
  readonly title: string;
  /** The message when the server found a typed value to be wrong. */
  readonly text: string;
}

/** A refusal of what was typed; others, such as too many attempts, say so themselves. */
const isWrong = (error: RequestError) => error.status === 400 || error.status === 401;

/** Says why a step failed: what was typed is wrong, the server refuses for another reason, or there is no line. */
export function useFailure() {
  const { t } = useLanguage();
  const { show } = useToast();
  return (error: unknown, { title, text }: FailureTexts) => {
    const isAnswer = error instanceof RequestError;
    const refusal = isAnswer && !isWrong(error) ? error.visitorMessage : undefined;
    show({ title, description: isAnswer ? (refusal ?? text) : t('auth.noConnection'), tone: 'destructive' });
  };
}
