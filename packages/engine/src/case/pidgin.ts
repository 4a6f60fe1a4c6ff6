import { addWording } from './locales/index.ts';
import { pcm } from './locales/pcm/index.ts';

/**
 * Lets cases speak Pidgin. Without it they say the same in English. Its words are eight kilobytes, so a browser fetches them only for who reads
 * Pidgin.
 */
export const speakPidgin = (): void => addWording('pcm', pcm);
