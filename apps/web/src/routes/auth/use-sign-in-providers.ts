import { addressOf } from '../../data/address.ts';
import { useAnswer } from '../../data/use-answer.ts';

/** Those with whose accounts one can sign in here; none until the server has said so. */
export function useSignInProviders() {
  return useAnswer<{ id: string; url: string }[]>(addressOf('signInProviders')).data ?? [];
}
