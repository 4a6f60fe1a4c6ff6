import type { Contact } from './contact.ts';

/** What tells a released contact from the others of its country, also after moderators have changed its value. */
export const keyOf = ({ kind, value }: Pick<Contact, 'kind' | 'value'>): string => `${kind}:${value}`;

export interface Changes {
  readonly changed: readonly { readonly key: string; readonly contact: Contact }[];
  readonly hidden: readonly string[];
}

/** A country's released contacts with what moderators have changed since. New ones come first: they answer a need of today. */
export function withChanges(released: readonly Contact[], { changed, hidden }: Changes): readonly Contact[] {
  const inPlaceOf = new Map(changed.map(({ key, contact }) => [key, contact]));
  const keys = new Set(released.map(keyOf));
  return [
    ...changed.flatMap(({ key, contact }) => (keys.has(key) ? [] : [contact])),
    ...released.flatMap((contact) =>
      hidden.includes(keyOf(contact)) ? [] : [inPlaceOf.get(keyOf(contact)) ?? contact],
    ),
  ];
}
