import { assessWith } from '../src/assess.ts';
import { type CaseModel, openCaseModel } from '../src/case/belief/packed-network.ts';
import { judgeTold } from '../src/case/judge-told.ts';
import { readReasons } from '../src/case/read-reasons.ts';
import { fullCase } from './full-case.ts';
import { FULL_CLASSIFIERS } from './full-classifiers.ts';
import { READERS } from './readers.ts';

export { FULL_CLASSIFIERS };

let opened: CaseModel | undefined;
function model(): CaseModel {
  opened ??= openCaseModel(fullCase(), READERS);
  return opened;
}

/** Judges one item with the full classifiers, what is told beside it as a case, and reads what a message wants where no rule heard it. */
export const assess = assessWith(
  FULL_CLASSIFIERS,
  judgeTold(FULL_CLASSIFIERS, model),
  readReasons(FULL_CLASSIFIERS, model),
);
