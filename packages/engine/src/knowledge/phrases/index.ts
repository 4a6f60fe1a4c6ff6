import { CONTEXT } from './context.ts';
import { DEMANDS } from './demands.ts';
import { OBJECTS } from './objects.ts';
import type { PhraseTable } from './phrase-table.ts';
import { PROMISES } from './promises.ts';
import { TROUBLES } from './troubles.ts';

/** All that can be said, by what it means. */
export const PHRASES = { ...DEMANDS, ...OBJECTS, ...PROMISES, ...TROUBLES, ...CONTEXT } satisfies Record<
  string,
  PhraseTable
>;

/** Something that can be said in many ways. */
export type Concept = keyof typeof PHRASES;
