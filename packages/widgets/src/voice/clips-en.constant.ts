import { loadClips } from '@scamguard/content/clips';
import { idsBySentence } from './ids-by-sentence.ts';

export default idsBySentence(await loadClips('en'));
