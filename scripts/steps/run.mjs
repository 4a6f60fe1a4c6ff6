import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A program of `node_modules/.bin`. */
export const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name);

/** A command that ended badly; `output` holds what it printed. */
export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with code ${code}`);
    this.output = output;
  }
}

/**
 * Runs a command in the project's root and keeps what it prints.
 *
 * @param {string} command
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string>, cwd?: string, show?: boolean, timeout?: number }} [options] `show` prints
 * through instead; `timeout` in milliseconds.
 * @returns {Promise<string>} standard output and standard error together.
 */
export function run(command, args = [], { env = {}, cwd = ROOT, show = false, timeout } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      // Under `npx -p node@24` an npx of ours would look for its program in that package alone.
      env: { ...process.env, npm_config_package: undefined, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      timeout,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => reject(new CommandFailed(command, error.message, output)));
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new CommandFailed(`${path.basename(command)} ${args.join(' ')}`, code, output));
    });
  });
}
