import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openFolder } from './folder.ts';
import { QUIET } from './quiesce.ts';
import { Session } from './session.ts';
import { startUpkeep } from './upkeep.ts';

/**
 * What the thread is told: a new connection's port; to be quiet until a port closes; or to write everything down and
 * end.
 */
export type WorkerMessage = { readonly connection: MessagePort } | { readonly quiet: MessagePort } | 'close';

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
  if ('quiet' in message) await beQuiet(message.quiet);
  else session.serve(message.connection);
});
parent.postMessage('open');

async function beQuiet(port: MessagePort): Promise<void> {
  let isClosed = false;
  const closed = new Promise<void>((resolve) => {
    port.once('close', () => {
      isClosed = true;
      resolve();
    });
  });
  await session.quiesce(async () => {
    if (isClosed) return;
    port.postMessage(QUIET);
    await closed;
  });
}
