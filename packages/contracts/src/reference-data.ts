import { z } from 'zod/mini';

/** A choice of a select, in the visitor's language. */
export const option = z.object({ id: z.string(), name: z.string() });

/** A region; those of one country stand together under the country's ISO 3166-1 code. */
export const regionOption = z.object({ id: z.string(), name: z.string(), country: z.string() });

export const scamTypesResult = z.array(option);
export const regionsResult = z.array(regionOption);
