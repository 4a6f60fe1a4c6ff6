import { lockFolder } from '../db/embedded/folder-lock.ts';

/** A process that locks the folder it is given, says so, and stays. */
await lockFolder(String(process.argv[2]));
process.send?.('locked');
