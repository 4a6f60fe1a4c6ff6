import french from '../fr/shell.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, {
  site: {
    language: 'Gbè',
    play: 'Ɖótó',
    retry: 'Lɛ́ tɛ́n kpɔ́n',
  },
  nav: {
    emergency: 'Un sɛ́ akwɛ́ ɔ dó',
    verify: 'Gbéjé kpɔ́n',
    report: 'Ɖɔ nú mǐ',
    learn: 'Kplɔ́n nǔ',
    support: 'Alɔdó',
    contact: 'Ylɔ́ mǐ',
  },
  footer: {
    contact: 'Ylɔ́ mǐ',
    writeToUs: 'Wlán wěma sɛ́dó mǐ',
    languages: 'Gbè lɛ́',
  },
});
