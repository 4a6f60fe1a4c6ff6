import french from '../fr/partout.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, { partout: { open: { voice: '{{value}} wele' } } });
