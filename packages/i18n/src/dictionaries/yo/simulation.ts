import french from '../fr/simulation.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, { simulation: { back: 'Wò ó nínú àtẹ̀jíṣẹ́ náà', again: 'Bẹ̀rẹ̀ láti ìbẹ̀rẹ̀' } });
