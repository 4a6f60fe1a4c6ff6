import french from '../fr/chatbot.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, { chatbot: { report: 'Nin nanbara fɔ an ye', retry: 'A lajɛ tugu' } });
