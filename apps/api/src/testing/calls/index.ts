import type { EndpointName } from '@scamguard/contracts';
import { accountsExamples } from './accounts.ts';
import { contactsExamples } from './contacts.ts';
import { contentExamples } from './content.ts';
import type { CallExamples } from './example.ts';
import { moderationExamples } from './moderation.ts';
import { operationExamples } from './operation.ts';
import { ownDataExamples } from './own-data.ts';
import { scamsExamples } from './scams.ts';
import { verificationExamples } from './verification.ts';
import { voicesExamples } from './voices.ts';

/** One good and three bad requests for every call there is; a call without them is an error of types. */
export const CALL_EXAMPLES: Readonly<Record<EndpointName, CallExamples>> = {
  ...verificationExamples,
  ...scamsExamples,
  ...ownDataExamples,
  ...moderationExamples,
  ...accountsExamples,
  ...contactsExamples,
  ...contentExamples,
  ...operationExamples,
  ...voicesExamples,
};
