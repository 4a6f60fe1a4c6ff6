import type { ErrorCode } from '@scamguard/contracts';
import { FIELD_ERRORS } from './fields.ts';
import { FILE_ERRORS } from './files.ts';
import { IDENTITY_ERRORS } from './identity.ts';
import { REQUEST_ERRORS } from './requests.ts';
import type { ErrorWording } from './wording.ts';

/** Status and sentence of every error a call can end in. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorWording>> = {
  ...FIELD_ERRORS,
  ...FILE_ERRORS,
  ...IDENTITY_ERRORS,
  ...REQUEST_ERRORS,
};
