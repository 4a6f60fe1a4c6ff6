import { type ChildProcess, fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine, Templates } from './place.ts';
import type { Outcome, Scenario } from './scenario.ts';

const PROGRAM = fileURLToPath(new URL('one.js', import.meta.url));

/** The first argument of a scenario's process. */
export interface Order {
  readonly name: string;
  readonly engine: Engine;
  readonly templates: Templates;
}

/** How a scenario ended: with an outcome, or with the reason why there is none. */
export type Ending = { readonly outcome: Outcome } | { readonly failure: string };

/** PostgreSQL, which runs as somebody else, passes through to its own folder. */
const OPEN_TO_PASS = 0o711;

/**
 * Runs a scenario in a process of its own. All processes that it starts are in one group, and all its files are in one folder. So
 * nothing that it breaks or leaves reaches the next one.
 *
 * @param scratch where that folder is made.
 */
export async function runApart(
  { name, seconds }: Scenario,
  engine: Engine,
  templates: Templates,
  scratch: string,
): Promise<Ending> {
  const folder = await mkdtemp(path.join(scratch, 't-'));
  await chmod(folder, OPEN_TO_PASS);
  const order: Order = { name, engine, templates };
  const child = fork(PROGRAM, [JSON.stringify(order)], {
    detached: true,
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  const ended = new Promise<Ending>((resolve) => {
    const timer = setTimeout(() => resolve({ failure: `not done after ${seconds} s` }), seconds * 1_000);
    child.once('message', (ending) => resolve(ending as Ending));
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve({ failure: `ended with code ${code}: ${errors.trim().split('\n').slice(-3).join(' ')}` });
    });
  });
  const ending = await ended;
  endGroup(child);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return ending;
}

/** Ends a process that leads a group, and all that it has started. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
}
