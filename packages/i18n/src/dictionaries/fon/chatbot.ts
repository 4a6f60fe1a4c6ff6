import french from '../fr/chatbot.ts';
import { laidOver } from '../laid-over.ts';

/** Fɔngbe. Awaiting a native reader. */
export default laidOver(french, { chatbot: { report: 'Ɖɔ nú mǐ', retry: 'Lɛ́ tɛ́n kpɔ́n' } });
