import { fileURLToPath } from 'node:url';

/** The program that reads pictures, seen from `src` and from the bundle alike. */
export const PICTURE_READER = fileURLToPath(new URL('../dist/picture-reader.js', import.meta.url));
