import french from '../fr/partout.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  partout: { open: { ussd: 'Bësal {{value}}', voice: 'Woowal {{value}}', email: 'Bindal {{value}}' } },
});
