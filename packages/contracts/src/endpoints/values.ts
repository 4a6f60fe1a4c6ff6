import type { z } from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

/** What a caller gives to one part of a call; never where the call has no such part. */
export type Given<Of extends Endpoint, Part extends 'body' | 'query'> =
  Of extends Readonly<Record<Part, infer Schema extends z.core.$ZodType>> ? z.core.input<Schema> : never;

/** What a call answers when it succeeds. */
export type Answered<Of extends Endpoint> = z.core.output<Of['response']>;
