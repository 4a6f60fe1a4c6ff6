import type { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** The value that a caller gives to one part of a call. The type is `never` if the call has no such part. */
export type Given<Of extends Endpoint, Part extends 'body' | 'query'> =
  Of extends Readonly<Record<Part, infer Schema extends z.core.$ZodType>> ? z.core.input<Schema> : never;

/** The answer of a call that succeeds. */
export type Answered<Of extends Endpoint> = z.core.output<Of['response']>;
