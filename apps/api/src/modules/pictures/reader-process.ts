import { PICTURE_READER } from '../../built-files.ts';
import { startProcess } from '../../guarded-process.ts';

/** A long screenshot takes about 250 MB. */
const MOST_BYTES = 600_000_000;

/** Starts the program that reads pictures. */
export const startReader = (mostBytes = MOST_BYTES) => startProcess(PICTURE_READER, mostBytes);
