import { type Address, type AnswerOf, type CallName, inLanguage } from '@scamguard/client';
import useSWR, { type SWRConfiguration } from 'swr';
import { useLanguage } from '../language/language-context.ts';

/**
 * The server's answer to a reading call, in the visitor's language. An answer that the page was sent with is there at once.
 *
 * @param address made by `addressOf`; null asks nothing.
 * @param options `keepPreviousData` where the answer is the same in every language: it stays while another one is asked for.
 */
export function useAnswer<Call extends CallName>(
  address: Address<Call> | null,
  options: Pick<SWRConfiguration, 'keepPreviousData'> = {},
) {
  const { language } = useLanguage();
  return useSWR<AnswerOf<Call>, Error>(address === null ? null : inLanguage(address, language), options);
}
