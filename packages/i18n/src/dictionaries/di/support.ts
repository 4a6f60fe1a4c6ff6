import french from '../fr/support.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, { support: { title: 'Dɛmɛ' } });
