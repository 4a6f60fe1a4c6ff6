import french from '../fr/urgence.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, {
  urgence: {
    title: 'Un sɛ́ akwɛ́ ɔ dó',
    lost: { money: 'Akwɛ́' },
  },
});
