import french from '../fr/urgence.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, {
  urgence: {
    title: 'Un sɛ́ akwɛ́ ɔ dó',
    lost: { money: 'Akwɛ́' },
    report: 'Ɖɔ nú mǐ ɖò fí',
    steps: { stop: { title: 'Ma ɖɔ xó xá yě ó' }, image: { title: 'Ma su akwɛ́ ó' } },
  },
});
