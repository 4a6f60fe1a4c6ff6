import { addressOf } from '@scamguard/client';
import type { User } from '@scamguard/contracts';
import { useAnswer } from '../data/use-answer.ts';

/**
 * The signed-in person. The server is asked once after the page was taken over. It is undefined until then, and null for nobody.
 */
export function useMe() {
  const { data, mutate } = useAnswer(addressOf('me'), { keepPreviousData: true });
  return {
    user: data?.user,
    /** Somebody has signed in or out. */
    setUser: (user: User | null) => mutate({ user }, { revalidate: false }),
  };
}

/** How a person with an account is called: by what they signed in with. */
export const nameOf = ({ phoneNumber, email }: User) => phoneNumber ?? email ?? '';
