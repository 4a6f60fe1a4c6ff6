import french from '../fr/alerts.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  alerts: { all: 'Gbogbo ìkìlọ̀', severity: { danger: 'Ewu', warning: 'Ẹ ṣọ́ra', info: 'Ó yẹ kí ẹ mọ̀' } },
});
