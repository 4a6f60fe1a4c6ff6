import { addressOf } from '@scamguard/client';
import { useAnswer } from '../../data/use-answer.ts';

/** Those with whose accounts one can sign in here; none until the server has said so. */
export function useSignInProviders() {
  return useAnswer(addressOf('signInProviders')).data ?? [];
}
