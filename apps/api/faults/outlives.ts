import type { ServerProcess } from '../src/testing/server-process.ts';

/**
 * Notes among the problems that a server has ended before its visitors were done, and lets these go.
 *
 * @param over aborted once they are done.
 */
export function mustOutlive({ ended }: ServerProcess, over: AbortController, problems: string[]): void {
  void ended.then(({ code, stderr }) => {
    if (over.signal.aborted) return;
    problems.push(`the process ended with code ${code}: ${stderr.trim().split('\n').at(-1)}`);
    over.abort();
  });
}
