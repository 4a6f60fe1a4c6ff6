import { addressOf } from '@scamguard/client';
import type { EditContactBody } from '@scamguard/contracts';
import { request } from '../../data/request.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { useLanguage } from '../../language/language-context.ts';

/** A country's contacts, and what can be done with them. For moderators. */
export function useContactDesk(country: string) {
  const { language } = useLanguage();
  const { data, error, mutate } = useAnswer(addressOf('contactDesk', { query: { country } }));
  const edit = async (body: EditContactBody) => {
    await request('editContact', { language, body });
    await mutate();
  };
  return { list: { data: data?.contacts, error, mutate }, edit };
}
