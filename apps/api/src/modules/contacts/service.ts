import { randomUUID } from 'node:crypto';
import { CONTACTS, hasFormOfKind, isDue, keyOf, OPERATORS } from '@scamguard/content/contacts';
import type { ContactChanges, DeskContact, EditContactBody, EditedContact } from '@scamguard/contracts';
import { CodedError } from '../../errors/index.ts';
import type { ContactEdit, ContactsRepository } from './repository.ts';

export interface ContactsService {
  /** The contacts that everybody sees otherwise than they were released. */
  readonly changes: (country: string) => Promise<ContactChanges>;
  /** Every contact of a country, those that ask to be called again first. */
  readonly desk: (country: string) => Promise<DeskContact[]>;
  /** @throws {CodedError} when there is no such contact, or the value cannot be dialled. */
  readonly edit: (body: EditContactBody, by: string) => Promise<void>;
}

interface Options {
  readonly now?: () => Date;
}

export function contactsService(
  repository: ContactsRepository,
  { now = () => new Date() }: Options = {},
): ContactsService {
  const desk = async (country: string): Promise<DeskContact[]> => {
    const today = now();
    const released = releasedIn(country);
    const edits = new Map((await repository.newest(country)).map((edit) => [edit.key, edit]));
    const keys = new Set([...edits.keys(), ...released.keys()]);
    return [...keys]
      .flatMap((key) => {
        const edit = edits.get(key);
        const contact = edit?.contact ?? released.get(key);
        // A new one that was taken back is nothing any more.
        if (contact === undefined) return [];
        const isEdited = edit !== undefined && edit.action !== 'restore';
        return [{ key, contact, isHidden: edit?.action === 'hide', isDue: isDue(contact, today), isEdited }];
      })
      .toSorted((one, other) => Number(other.isDue) - Number(one.isDue));
  };

  /** The contact after an edit. */
  const madeBy = async (body: EditContactBody): Promise<EditedContact | null> => {
    const today = now().toISOString().slice(0, 10);
    if (body.action === 'save') return saved(body.contact, today);
    const known = (await desk(body.country)).find(({ key }) => key === body.key);
    if (known === undefined) throw new CodedError('not_found');
    if (body.action === 'restore') return null;
    // A hidden one keeps its words, so that it can be shown again.
    return body.action === 'called' ? { ...known.contact, calledAt: today } : known.contact;
  };

  return {
    changes: async (country) => {
      const released = releasedIn(country);
      const edits = (await repository.newest(country)).filter(({ action }) => action !== 'restore');
      return {
        changed: edits.flatMap(({ key, action, contact }) =>
          action !== 'hide' && contact !== null ? [{ key, contact }] : [],
        ),
        hidden: edits.filter(({ action, key }) => action === 'hide' && released.has(key)).map(keyOfEdit),
      };
    },
    desk,
    edit: async (body, by) => {
      const { action, country, key } = body;
      const contact = await madeBy(body);
      await repository.add({ id: randomUUID(), country, key, action, contact, editedBy: by });
    },
  };
}

const keyOfEdit = ({ key }: ContactEdit): string => key;

/** @throws {CodedError} when it is no country of the product. */
function releasedIn(country: string): ReadonlyMap<string, EditedContact> {
  const contacts = CONTACTS[country];
  if (contacts === undefined) throw new CodedError('not_found');
  return new Map(
    contacts.map(({ sources, operators, ...contact }) => [
      keyOf(contact),
      { ...contact, sources: [...sources], ...(operators && { operators: [...operators] }) },
    ]),
  );
}

const isKnown = (operator: string) => Object.hasOwn(OPERATORS, operator);

/** A moderator who saves a contact has tried it. */
function saved(
  contact: Extract<EditContactBody, { action: 'save' }>['contact'],
  today: string,
): EditedContact {
  if (!hasFormOfKind(contact) || !(contact.operators ?? []).every(isKnown))
    throw new CodedError('contact_invalid');
  return { ...contact, status: 'verified', checkedAt: today, calledAt: today };
}
