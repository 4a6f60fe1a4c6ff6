import { assessWith } from '../src/assess.ts';
import { judgeTold } from '../src/case/judge-told.ts';
import { fullCase } from './full-case.ts';
import { FULL_CLASSIFIERS } from './full-classifiers.ts';

export { FULL_CLASSIFIERS };

/** Judges one item with the full classifiers, and what is told beside it as a case. */
export const assess = assessWith(FULL_CLASSIFIERS, judgeTold(FULL_CLASSIFIERS, fullCase));
