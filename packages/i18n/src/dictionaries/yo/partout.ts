import french from '../fr/partout.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  partout: { open: { ussd: 'Ẹ tẹ {{value}}', voice: 'Ẹ pe {{value}}', email: 'Ẹ kọ̀wé sí {{value}}' } },
});
