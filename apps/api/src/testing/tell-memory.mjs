import v8 from 'node:v8';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server with `--import`, writes how much memory it holds to stderr, as a line of JSON, whenever it gets SIGUSR2: in bytes,
 * after everything that nobody needs any more has been collected.
 */
if (isMainThread) {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc');
  process.on('SIGUSR2', () => {
    collect();
    collect();
    const { heapUsed, external, rss } = process.memoryUsage();
    process.stderr.write(`${JSON.stringify({ held: heapUsed + external, rss })}\n`);
  });
}
