import { z } from 'zod/mini';
import { listQuery } from './lists.ts';

/** A choice of a select, in the visitor's language. */
export const option = z.object({ id: z.string(), name: z.string() });

/** A region; those of one country stand together under the country's ISO 3166-1 code. */
export const regionOption = z.object({ id: z.string(), name: z.string(), country: z.string() });

export const optionsQuery = z.object(listQuery);
export const scamTypesResult = z.array(option);
export const regionsResult = z.array(regionOption);
