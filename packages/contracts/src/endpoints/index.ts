import type { EndpointName } from '../paths.ts';
import { ACCOUNTS_ENDPOINTS } from './accounts.ts';
import { CONTACTS_ENDPOINTS } from './contacts.ts';
import { CONTENT_ENDPOINTS } from './content.ts';
import type { Endpoint } from './endpoint.ts';
import { MODERATION_ENDPOINTS } from './moderation.ts';
import { OPERATION_ENDPOINTS } from './operation.ts';
import { OWN_DATA_ENDPOINTS } from './own-data.ts';
import { SCAMS_ENDPOINTS } from './scams.ts';
import { SERVICES_ENDPOINTS } from './services.ts';
import { VERIFICATION_ENDPOINTS } from './verification.ts';
import { VOICES_ENDPOINTS } from './voices.ts';

export type { Endpoint } from './endpoint.ts';
export type { Answered, Given } from './values.ts';

/** The calls by what they are about: the chapters of their documentation, in its order. */
export const ENDPOINT_GROUPS = {
  verification: VERIFICATION_ENDPOINTS,
  scams: SCAMS_ENDPOINTS,
  content: CONTENT_ENDPOINTS,
  contacts: CONTACTS_ENDPOINTS,
  services: SERVICES_ENDPOINTS,
  accounts: ACCOUNTS_ENDPOINTS,
  ownData: OWN_DATA_ENDPOINTS,
  moderation: MODERATION_ENDPOINTS,
  voices: VOICES_ENDPOINTS,
  operation: OPERATION_ENDPOINTS,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

/** The table from which the server derives validation, serialisation and OpenAPI: the calls of every group. */
export const ENDPOINTS = {
  ...ENDPOINT_GROUPS.verification,
  ...ENDPOINT_GROUPS.scams,
  ...ENDPOINT_GROUPS.content,
  ...ENDPOINT_GROUPS.contacts,
  ...ENDPOINT_GROUPS.services,
  ...ENDPOINT_GROUPS.accounts,
  ...ENDPOINT_GROUPS.ownData,
  ...ENDPOINT_GROUPS.moderation,
  ...ENDPOINT_GROUPS.voices,
  ...ENDPOINT_GROUPS.operation,
} as const satisfies Partial<Record<EndpointName, Endpoint>>;
