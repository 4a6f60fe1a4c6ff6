import { type AnswerOf, addressOf, inLanguage } from '@scamguard/client';
import useSWR from 'swr';
import { useLanguage } from '../language/language-context.ts';

/** Whether people can write to us elsewhere too, as far as a page has been told: nobody asks for it alone. */
export function useHasChannels(): boolean {
  const { language } = useLanguage();
  return !!useSWR<AnswerOf<'channels'>>(inLanguage(addressOf('channels'), language), null).data?.length;
}
