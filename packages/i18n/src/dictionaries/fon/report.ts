import french from '../fr/report.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, { report: { search: { toVerify: 'Gbéjé kpɔ́n' } } });
