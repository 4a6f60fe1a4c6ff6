import { addressOf } from '@scamguard/client';
import { type Changes, CONTACTS, type Contact, withChanges } from '@scamguard/content/contacts';
import { useAnswer } from '../data/use-answer.ts';

const NO_CHANGES: Changes = { changed: [], hidden: [] };

/** A country's contacts as moderators keep them; as they were released until the server has answered, and without a network. */
export function useContacts(country: string): readonly Contact[] {
  const released = CONTACTS[country];
  const { data } = useAnswer(
    released === undefined ? null : addressOf('contactChanges', { query: { country } }),
  );
  return withChanges(released ?? [], (data as Changes | undefined) ?? NO_CHANGES);
}
