import { fileURLToPath } from 'node:url';

/** The files that the build has put into `dist`, seen from `src` and from the bundle alike. */
const built = (name: string) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url));

/** The programs that read what strangers send. */
export const OCR_PROGRAM = built('ocr.js');
export const DRAWING_PROGRAM = built('drawing.js');
/** Takes steps of talks for channels. */
export const STEP_PROGRAM = built('step.js');

export const LIBRARY_FILE = built('library.json');
export const AUDIO_FOLDER = built('audio');
export const VIDEOS_FOLDER = built('videos');
export const GUIDE_FOLDER = built('guide');
export const FONTS_FOLDER = built('fonts');
