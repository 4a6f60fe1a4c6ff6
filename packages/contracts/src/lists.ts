import { z } from 'zod/mini';
import { PAGE_SIZE } from './limits.ts';

/** How much of a list, and from where on. */
export const listQuery = {
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(PAGE_SIZE.max))),
  /** From the `Link` header of the page before. */
  cursor: z.optional(z.string().check(z.maxLength(200), z.regex(/^[\w-]+$/))),
};
