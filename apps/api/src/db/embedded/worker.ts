import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openFolder } from './folder.ts';
import { Session } from './session.ts';
import { startUpkeep } from './upkeep.ts';
import { QUIET, type WorkerMessage } from './worker-messages.ts';

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
