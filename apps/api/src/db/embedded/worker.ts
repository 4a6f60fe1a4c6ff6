import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openFolder } from './folder.ts';
import { Session } from './session.ts';
import { startUpkeep } from './upkeep.ts';

/** What the thread is told: a new connection's port, or to write everything down and end. */
export type WorkerMessage = { readonly connection: MessagePort } | 'close';

if (!parentPort) throw new Error('The database runs in a worker thread only.');
const parent = parentPort;

const database = await openFolder(String(workerData));
const session = new Session(database);
startUpkeep(session);
parent.on('message', async (message: WorkerMessage) => {
  if (message === 'close') {
    await database.close();
    process.exit();
  }
  session.serve(message.connection);
});
parent.postMessage('open');
