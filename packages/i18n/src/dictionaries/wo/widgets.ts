import french from '../fr/widgets.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  widgets: {
    alerts: { more: 'Artu yépp', severity: { danger: 'Musiba', warning: 'Moytul' } },
    sos: { position: 'Jéego {{step}} ci {{total}}', previous: 'Delluwaat ginnaaw' },
  },
});
