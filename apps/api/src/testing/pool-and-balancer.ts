import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import { emptyFolder } from './scratch.ts';

const DEPLOYMENT = fileURLToPath(new URL('../../../../deploy/several/', import.meta.url));
/** Debian keeps them where only root looks. */
const FOLDERS = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
const running = new Set<ChildProcess>();

/** Whether both programs are installed, as Debian has them. */
export const hasPoolAndBalancer = ['pgbouncer', 'haproxy'].every((program) =>
  FOLDERS.some((folder) => existsSync(path.join(folder, program))),
);

/**
 * Starts the pool of `deploy/several` before a database on a socket.
 *
 * @param url of the database itself.
 * @returns the address of the same database behind the pool.
 */
export async function startPool(url: string): Promise<string> {
  const { username, password, pathname, searchParams } = new URL(url);
  const folder = await emptyFolder();
  const [port, name] = [await freePort(), pathname.slice(1)];
  const socket = searchParams.get('host') ?? '';
  const users = path.join(folder, 'users.txt');
  await writeFile(users, `"${username}" "${password}"\n`);
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
${name} = host=${socket} connect_query='set statement_timeout = 10000'
[pgbouncer]
%include ${DEPLOYMENT}pool.ini
auth_file = ${users}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
`,
  );
  // It refuses to run as root: it runs as the owner of the database's socket.
  const { uid, gid } = await stat(socket);
  for (const place of [folder, users, settings]) await chown(place, uid, gid);
  await start('pgbouncer', [settings], 'process up', { uid, gid });
  return `postgresql://${username}:${password}@127.0.0.1:${port}/${name}`;
}

/**
 * Starts the balancer of `deploy/several` before two instances.
 *
 * @param instances two, as `host:port`.
 * @returns its address.
 */
export async function startBalancer([one = '', two = '']: readonly string[]): Promise<string> {
  const port = await freePort();
  const env = { BALANCER_BIND: `127.0.0.1:${port}`, INSTANCE_ONE: one, INSTANCE_TWO: two };
  await start('haproxy', ['-W', '-f', `${DEPLOYMENT}haproxy.cfg`], 'Loading success', { env });
  return `http://127.0.0.1:${port}`;
}

/** Starts a program, and waits until it says so. */
async function start(name: string, options: readonly string[], ready: string, how: SpawnOptions) {
  const env = { ...how.env, PATH: FOLDERS.join(path.delimiter) };
  const program = spawn(name, options, { ...how, env, stdio: ['ignore', 'ignore', 'pipe'] });
  running.add(program);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    program.stderr?.on('data', (text) => {
      said += text;
      if (said.includes(ready)) resolve();
    });
    program.once('exit', () => reject(new Error(`${name} ended: ${said}`)));
  });
}

/** Ends what was started here. */
export async function stopPoolAndBalancer(): Promise<void> {
  const ended = [...running].map((program) => once(program, 'exit'));
  for (const program of running) program.kill('SIGTERM');
  running.clear();
  await Promise.all(ended);
}
