import { once } from 'node:events';
import { answer } from './answer.ts';
import { linesOf } from './lines.ts';

/**
 * `npm run --silent assess < items.jsonl`: one result line for each item line, in order, and nothing else.
 * Exit code 1 when a line was bad; its result line then says why.
 */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader may close the pipe when it has seen enough (`| head`). Any other error, such as a full disk, is a failure.
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

for await (const lines of linesOf(process.stdin)) {
  let output = '';
  for (const line of lines) {
    const result = answer(line);
    if (result === undefined) continue;
    if (!result.isGood) process.exitCode = 1;
    output += `${result.json}\n`;
  }
  if (output !== '' && !process.stdout.write(output)) await once(process.stdout, 'drain');
}
