import french from '../fr/chatbot.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  chatbot: {
    newSession: 'Saytu bu bees',
    stopDictation: 'Taxawal déglu gi',
    report: 'Yëgleel njuuj-njaaj bii',
    retry: 'Jéemaatal',
  },
});
