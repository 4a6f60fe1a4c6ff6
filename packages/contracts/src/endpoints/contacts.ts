import {
  contactChangesQuery,
  contactChangesResult,
  contactDeskQuery,
  contactDeskResult,
  editContactBody,
  editContactResult,
} from '../contacts.ts';
import { PATHS } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

/** The contacts to which first aid leads, and how moderators keep them true between releases. */
export const CONTACTS_ENDPOINTS = {
  contactChanges: {
    ...PATHS.contactChanges,
    summary: "What has changed of a country's contacts since the release",
    query: contactChangesQuery,
    status: 200,
    response: contactChangesResult,
  },
  contactDesk: {
    ...PATHS.contactDesk,
    access: 'moderator',
    summary:
      "For moderators: a country's contacts with sources and dates; what is old asks to be called again",
    query: contactDeskQuery,
    status: 200,
    response: contactDeskResult,
  },
  editContact: {
    ...PATHS.editContact,
    access: 'moderator',
    summary: 'For moderators: say that a contact works, hide it, change it, or take it back to the release',
    body: editContactBody,
    status: 200,
    response: editContactResult,
  },
} as const satisfies Readonly<Record<string, Endpoint>>;
