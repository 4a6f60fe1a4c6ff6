import { fileURLToPath } from 'node:url';

const built = (name: string) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url));

/** The programs that read what strangers send, seen from `src` and from the bundle alike. */
export const OCR_PROGRAM = built('ocr.js');
export const PDF_RENDERER = built('pdf-renderer.js');
