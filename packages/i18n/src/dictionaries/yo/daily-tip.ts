import french from '../fr/daily-tip.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, { dailyTip: { title: 'Ìmọ̀ràn ọjọ́ òní', others: 'Àwọn ìmọ̀ràn mìíràn' } });
