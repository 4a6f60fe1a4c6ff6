import french from '../fr/report.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  report: { title: 'Yëgleel njuuj-njaaj', search: { toVerify: 'Saytu' }, voice: { remove: 'Far' } },
});
