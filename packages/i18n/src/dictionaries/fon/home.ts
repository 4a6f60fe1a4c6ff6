import french from '../fr/home.ts';
import { overFrench } from '../over-french.ts';

/** Fɔngbe. Awaiting a native reader. */
export default overFrench(french, {
  home: {
    hero: { verify: 'GBÉJÉ KPƆ́N', report: 'ƉƆ NÚ MǏ' },
    features: { learn: { title: 'Nǔkplɔ́nkplɔ́n' } },
    reports: { emergency: 'Un sɛ́ akwɛ́ ɔ dó' },
  },
});
