import french from '../fr/chatbot.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  chatbot: {
    newSession: 'Àyẹ̀wò tuntun',
    stopDictation: 'Dá gbígbọ́ dúró',
    report: 'Fi jìbìtì yìí tó wa létí',
    retry: 'Gbìyànjú lẹ́ẹ̀kan sí i',
    error: { title: 'Àṣìṣe nínú àyẹ̀wò' },
  },
});
