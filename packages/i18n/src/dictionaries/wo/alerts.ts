import french from '../fr/alerts.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  alerts: { all: 'Artu yépp', severity: { danger: 'Musiba', warning: 'Moytul' } },
});
