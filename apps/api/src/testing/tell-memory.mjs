import v8 from 'node:v8';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Tells how much memory a server holds. Load it with `--import`. Whenever the server gets SIGUSR2, it writes a line of JSON to
 * stderr, in bytes, after everything that nobody needs any more has been collected.
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
