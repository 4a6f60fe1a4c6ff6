import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** A program that says `… is ready: <address>` when it listens. */
export interface Program {
  readonly address: string;
  /** Milliseconds of processor time that it has used, all its threads together; NaN where the system does not tell. */
  readonly processorTime: () => number;
  /** Bytes of memory that it holds now; NaN where the system does not tell. */
  readonly memory: () => number;
  readonly stop: () => void;
}

export async function startProgram(file: string, variables: Record<string, string>): Promise<Program> {
  const program = spawn(process.execPath, [file], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(program.stdout)) {
    const address = / is ready: (\S+)/.exec(line)?.[1];
    if (address)
      return {
        address,
        processorTime: () => processorTime(program.pid),
        memory: () => memory(program.pid),
        stop: () => void program.kill('SIGTERM'),
      };
  }
  throw new Error(`${file} did not start.`);
}

/** Linux counts in hundredths of a second: `man 5 proc`, fields 14 and 15 of `stat`. */
function processorTime(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return 10 * (Number(fields[11]) + Number(fields[12]));
  } catch {
    return Number.NaN;
  }
}

/** Milliseconds of processor time that all running programs of a name have used. */
export function processorTimeOf(name: string): number {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && nameOf(entry) === name)
    .reduce((sum, pid) => sum + (processorTime(Number(pid)) || 0), 0);
}

function nameOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function memory(pid: number | undefined): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return 1024 * Number(kilobytes);
  } catch {
    return Number.NaN;
  }
}
