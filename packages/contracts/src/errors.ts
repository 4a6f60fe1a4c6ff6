import { z } from 'zod/mini';

/** Every way a call can fail. `apps/api/src/errors` gives each its status and its sentences. */
export const ERROR_CODES = [
  'invalid_json',
  'invalid_input',
  'value_missing',
  'field_missing',
  'value_too_long',
  'value_too_short',
  'user_id_too_short',
  'scam_type_missing',
  'title_too_short',
  'description_too_short',
  'region_missing',
  'search_too_short',
  'file_not_allowed',
  'voice_not_allowed',
  'file_too_large',
  'picture_too_large',
  'picture_not_allowed',
  'picture_too_heavy',
  'picture_takes_too_long',
  'picture_not_read',
  'pictures_waiting',
  'voice_too_long',
  'voice_too_quiet',
  'voice_too_loud',
  'voice_too_short',
  'own_voice',
  'contact_invalid',
  'file_damaged',
  'file_unsafe',
  'file_locked',
  'body_too_large',
  'range_invalid',
  'unsupported_media_type',
  'cross_origin',
  'site_not_allowed',
  'password_common',
  'password_personal',
  'phone_invalid',
  'code_wrong',
  'code_expired',
  'credentials_wrong',
  'data_code_unknown',
  'sign_in_too_old',
  'not_signed_in',
  'moderators_only',
  'second_factor_needed',
  'sudo_needed',
  'not_found',
  'method_not_allowed',
  'too_many_requests',
  'sms_limit_reached',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The possible faults of one field. */
export const FIELD_PROBLEMS = ['missing', 'too_long', 'too_short', 'wrong_type', 'not_allowed'] as const;

/** The fault of one field of a request. */
export const fieldProblem = z.object({
  field: z.string(),
  problem: z.enum(FIELD_PROBLEMS),
  /** The values that the field may have, in English, for the author of a client, such as `at most 50`. */
  allowed: z.optional(z.string()),
});
export type FieldProblem = z.infer<typeof fieldProblem>;

export const errorBody = z.object({
  code: z.enum(ERROR_CODES),
  /** A sentence for the visitor, in their language. */
  message: z.string(),
  details: z.optional(z.array(fieldProblem)),
});
export type ErrorBody = z.infer<typeof errorBody>;
