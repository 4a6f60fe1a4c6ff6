import type { z } from 'zod/mini';
import type { ErrorCode } from '../errors.ts';

/** One call of the contract: where it is, what goes in, what comes out. */
export interface Endpoint {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  /** The people who may make it, if not everybody may: a signed-in person, or a moderator who has shown a second factor. */
  readonly access?: 'account' | 'moderator';
  /** The values behind the `?` of the address. */
  readonly query?: z.core.$ZodType;
  readonly body?: z.core.$ZodType;
  /** The body is a form with files rather than JSON. */
  readonly isForm?: boolean;
  /** Files that the form may carry beside its texts: the field of each, and what it may be. */
  readonly formFiles?: Readonly<Record<string, string>>;
  /** The body is a file of one of these media types rather than JSON. */
  readonly files?: readonly string[];
  /** The error for a field that is missing or too short, where the specification has a sentence for it. */
  readonly refusals?: Readonly<Record<string, ErrorCode>>;
  readonly status: 200 | 201 | 202;
  readonly response: z.core.$ZodType;
  /** Statuses beside it whose answer is no error body. */
  readonly otherResponses?: Readonly<Record<number, z.core.$ZodType>>;
}
