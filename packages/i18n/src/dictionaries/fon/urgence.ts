import french from '../fr/urgence.ts';
import { overFrench } from '../over-french.ts';

/** Fɔngbe. Awaiting a native reader. */
export default overFrench(french, {
  urgence: {
    title: 'Un sɛ́ akwɛ́ ɔ dó',
    lost: { money: 'Akwɛ́' },
  },
});
