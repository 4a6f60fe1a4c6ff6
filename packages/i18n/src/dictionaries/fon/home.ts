import french from '../fr/home.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, {
  home: {
    hero: { verify: 'GBÉJÉ KPƆ́N', report: 'ƉƆ NÚ MǏ' },
    features: { learn: { title: 'Nǔkplɔ́nkplɔ́n' } },
    reports: { emergency: 'Un sɛ́ akwɛ́ ɔ dó' },
  },
});
