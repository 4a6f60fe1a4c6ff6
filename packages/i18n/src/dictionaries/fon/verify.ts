import french from '../fr/verify.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, {
  verify: { failure: { retry: 'Lɛ́ tɛ́n kpɔ́n' } },
  result: {
    safeTitle: 'Mǐ mɔ nǔ nyanya ɖé ǎ',
    riskTitle: 'Cɔ́ hwiɖée!',
    band: { medium: 'Cɔ́ hwiɖée', unknown: 'Mǐ mɔ nǔ nyanya ɖé ǎ, amɔ̌ cɔ́ hwiɖée' },
    listen: 'Ɖótó',
    whatToDo: 'Nǔ e a ɖó ná wà dìn é',
    reasons: 'Étɛ́wú',
    reportScam: 'Ɖɔ nú mǐ',
    emergency: 'Un sɛ́ akwɛ́ ɔ dó',
  },
});
