import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program that says `… is ready: <address>` when it listens. */
export interface Program {
  readonly address: string;
  readonly stop: () => void;
}

export async function startProgram(file: string, variables: Record<string, string>): Promise<Program> {
  const program = spawn(process.execPath, [file], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(program.stdout)) {
    const address = / is ready: (\S+)/.exec(line)?.[1];
    if (address) return { address, stop: () => void program.kill('SIGTERM') };
  }
  throw new Error(`${file} did not start.`);
}
