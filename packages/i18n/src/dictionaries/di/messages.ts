import french from '../fr/messages.ts';
import { laidOver } from '../laid-over.ts';

/** Dioula (BCP 47 `dyu`). Awaiting a native reader. */
export default laidOver(french, { messages: { region: 'I ka jamana' } });
