import { OCR_PROGRAM } from '../../built-files.ts';
import { startProcess } from '../../process/guarded-process.ts';

/** A long screenshot takes about 250 MB. */
const MOST_BYTES = 600_000_000;

/** Starts the OCR program. */
export const startOcr = (mostBytes = MOST_BYTES) => startProcess(OCR_PROGRAM, mostBytes);
