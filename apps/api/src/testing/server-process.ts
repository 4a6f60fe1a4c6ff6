import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../dist/server.js', import.meta.url));
const READY = /^ScamGuard is ready: (\S+)\n/;

/** The built server in a process of its own. */
export interface ServerProcess {
  readonly process: ChildProcess;
  /** Its address, once it says so; rejects with what it says instead. */
  readonly ready: Promise<string>;
  /** How it ended and all that it said. */
  readonly ended: Promise<{ code: number | null; stdout: string; stderr: string }>;
}

const running = new Set<ChildProcess>();

/** Starts one on a free port, with nothing of the test's own environment but these variables. */
export function startServer(variables: Record<string, string>): ServerProcess {
  const server = spawn(process.execPath, [PROGRAM], {
    env: { PATH: process.env['PATH'], PORT: '0', SITE_DIR: '/nowhere', LOG_LEVEL: 'silent', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(server);
  let stdout = '';
  let stderr = '';
  server.stderr.on('data', (text) => {
    stderr += text;
  });
  const ended = once(server, 'close').then(([code]) => {
    running.delete(server);
    return { code: code as number | null, stdout, stderr };
  });
  const ready = new Promise<string>((resolve, reject) => {
    server.stdout.on('data', (text) => {
      stdout += text;
      const address = READY.exec(stdout)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The server ended: ${stderr}`)));
  });
  // A test that expects the start to fail looks at `ended` only.
  ready.catch(() => undefined);
  return { process: server, ready, ended };
}

/** Ends every server that a test has left running. */
export async function stopServers(): Promise<void> {
  for (const server of running) server.kill('SIGKILL');
  await Promise.all([...running].map((server) => once(server, 'close')));
}
