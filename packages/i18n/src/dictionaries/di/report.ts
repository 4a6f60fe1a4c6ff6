import french from '../fr/report.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, {
  report: { search: { toVerify: 'A sɛgɛsɛgɛ' }, voice: { remove: 'A jɔsi' } },
});
