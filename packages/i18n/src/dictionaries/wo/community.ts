import french from '../fr/community.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  community: { title: 'Mbooloo', sample: 'Misaal', rating: '{{stars}} ci 5' },
});
