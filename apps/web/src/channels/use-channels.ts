import { type AnswerOf, addressOf, inLanguage } from '@scamguard/client';
import useSWR from 'swr';
import { useAnswer } from '../data/use-answer.ts';
import { useLanguage } from '../language/language-context.ts';

/** Where people can write to us or call us, beside the site. */
export const useChannels = () => useAnswer(addressOf('channels'));

/** Whether there are any, as far as a page has been told: nobody asks for it alone. */
export function useHasChannels(): boolean {
  const { language } = useLanguage();
  const { data } = useSWR<AnswerOf<'channels'>>(inLanguage(addressOf('channels'), language), null);
  return data !== undefined && data.length > 0;
}
