import { execFile, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, readdirSync } from 'node:fs';
import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PASSWORD = 'test';
/** Others may pass through a folder without seeing what is in it. */
const OPEN_TO_PASS = 0o711;

/** A PostgreSQL of our own, on a socket in a temporary folder. */
export interface Cluster {
  /** Address of a database of it. */
  readonly url: (database: string) => string;
  /** Ends it at once, as a crash does. */
  readonly stop: () => Promise<void>;
  /** Starts it again after it was stopped. */
  readonly start: () => Promise<void>;
}

/**
 * Starts one if PostgreSQL is installed. Its server refuses to run as root: then it runs as `postgres` or `nobody`.
 *
 * @param scratch the folder in which it keeps its own.
 */
export async function startCluster(scratch: string): Promise<Cluster | undefined> {
  const binaries = findBinaries();
  const user = process.getuid?.() === 0 ? await unprivilegedUser() : undefined;
  if (!binaries || (process.getuid?.() === 0 && !user)) return undefined;
  const as = (program: string, options: string[]): [string, string[]] =>
    user ? ['runuser', ['-u', user.name, '--', program, ...options]] : [program, options];

  const folder = await mkdtemp(path.join(scratch, 'pg-'));
  if (user) await chmod(scratch, OPEN_TO_PASS);
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, PASSWORD);
  if (user) for (const place of [folder, passwordFile]) chownSync(place, user.id, user.id);
  const data = path.join(folder, 'data');
  const options = ['--username=test', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C', '--no-sync'];
  const places = [`--pwfile=${passwordFile}`, `--pgdata=${data}`];
  await run(...as(path.join(binaries, 'initdb'), [...options, ...places]), { cwd: folder });

  const settings = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-F'];
  const command = as(path.join(binaries, 'postgres'), settings);
  let running = await start(command, folder);
  return {
    url: (database) =>
      `postgresql://test:${PASSWORD}@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      await run(...as(path.join(binaries, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate']), {
        cwd: folder,
      });
      await running.ended;
    },
    start: async () => {
      running = await start(command, folder);
    },
  };
}

/** @returns when it ends, once it takes connections. */
async function start([program, options]: [string, string[]], cwd: string): Promise<{ ended: Promise<void> }> {
  const server = spawn(program, options, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (text) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(log)));
  });
  return { ended };
}

/** The folder of PostgreSQL's programs, if it is installed. */
export function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = list(debian).toSorted((one, other) => Number(other) - Number(one));
  const places = versions.map((version) => path.join(debian, version, 'bin'));
  return [...places, ...(process.env['PATH'] ?? '').split(path.delimiter)].find((place) =>
    ['initdb', 'postgres', 'pg_ctl'].every((name) => isExecutable(path.join(place, name))),
  );
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function unprivilegedUser(): Promise<{ name: string; id: number } | undefined> {
  for (const name of ['postgres', 'nobody']) {
    const id = await run('id', ['-u', name]).then(
      ({ stdout }) => Number(stdout),
      () => undefined,
    );
    if (id !== undefined) return { name, id };
  }
  return undefined;
}
