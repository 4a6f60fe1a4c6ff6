import french from '../fr/widgets.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  widgets: {
    alerts: { more: 'Gbogbo ìkìlọ̀', severity: { danger: 'Ewu', warning: 'Ẹ ṣọ́ra', info: 'Ó yẹ kí ẹ mọ̀' } },
    tip: { heading: 'Ìmọ̀ràn ọjọ́ òní', more: 'Àwọn ìmọ̀ràn mìíràn' },
    sos: { position: 'Ìgbésẹ̀ {{step}} nínú {{total}}', previous: 'Ìgbésẹ̀ tó ṣáájú' },
  },
});
