import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { freshDataFolder, freshPostgres } from '../../testing/databases.ts';
import { refusedConnection } from '../../testing/refused-connection.ts';
import { emptyFolder } from '../../testing/scratch.ts';
import { startServer, stopServers } from '../../testing/server-process.ts';

const health = async (address: string) => (await fetch(`${address}/api/health`)).json();

/** The server refuses to start: one sentence, no stack trace, exit code 1. */
async function refusal(variables: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await startServer(variables).ended;
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^ScamGuard cannot start\. [^\n]+\.\n$/);
  return stderr;
}

afterEach(stopServers);

describe('the server', () => {
  test('starts in an empty folder, says where it is, keeps its data to its owner, and stops cleanly', async () => {
    const folder = path.join(await emptyFolder(), 'new', 'data');
    const server = startServer({ DATA_DIR: folder });
    const address = await server.ready;
    expect(address).toMatch(/^http:\/\/localhost:\d+$/);
    const { port } = new URL(address);
    for (const host of ['127.0.0.1', '[::1]']) {
      expect(await health(`http://${host}:${port}`)).toMatchObject({ database: { engine: 'pglite' } });
    }
    expect((await stat(path.join(folder, 'secret'))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(folder, 'db'))).mode & 0o777).toBe(0o700);
    server.process.kill('SIGINT');
    expect(await server.ended).toEqual({ code: 0, stdout: `ScamGuard is ready: ${address}\n`, stderr: '' });
    expect(await readdir(folder)).toEqual(['db', 'secret']);
  });

  test('finishes a request that is running when it is told to stop', async () => {
    const server = startServer({ DATA_DIR: await freshDataFolder() });
    const { port } = new URL(await server.ready);
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    const body = JSON.stringify({ link: 'https://boutique.example/' });
    const head = `POST /api/verify/link HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`;
    socket.write(head);
    expect(String(await once(socket, 'data'))).toContain('100 Continue');
    server.process.kill('SIGTERM');
    await refusedConnection(Number(port));
    socket.write(body);
    expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200/);
    expect((await server.ended).code).toBe(0);
  });

  test('gives the folder to the next after being killed, and to nobody while it lives', async () => {
    const folder = await freshDataFolder();
    const first = startServer({ DATA_DIR: folder });
    await first.ready;
    expect(await refusal({ DATA_DIR: folder })).toContain(`${folder} is in use by another ScamGuard`);
    expect(await health(await first.ready)).toMatchObject({ status: 'ok' });
    first.process.kill('SIGKILL');
    await first.ended;
    expect(await health(await startServer({ DATA_DIR: folder }).ready)).toMatchObject({ status: 'ok' });
  });

  test('begins again when its very first start was cut off', async () => {
    const folder = await emptyFolder();
    const first = startServer({ DATA_DIR: folder });
    await appearance(folder, 'db.draft');
    first.process.kill('SIGKILL');
    await first.ended;
    expect(await readdir(folder)).not.toContain('db');
    expect(await health(await startServer({ DATA_DIR: folder }).ready)).toMatchObject({ status: 'ok' });
  });

  test('ends at once at the second signal', async () => {
    const server = startServer({ DATA_DIR: await freshDataFolder() });
    const { port } = new URL(await server.ready);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      'POST /api/verify/link HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-length: 9\r\n\r\n',
    );
    await once(socket, 'data');
    server.process.kill('SIGINT');
    await refusedConnection(Number(port));
    server.process.kill('SIGINT');
    expect((await server.ended).code).toBe(1);
  });
});

describe('the server refuses to start by one sentence', () => {
  test('on a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const sentence = await refusal({ DATA_DIR: await freshDataFolder(), PORT: String(port) });
    expect(sentence).toContain(`Port ${port} is taken`);
    other.close();
  });

  test('on a host that is not this machine', async () => {
    const sentence = await refusal({ DATA_DIR: await freshDataFolder(), HOST: '192.0.2.1' });
    expect(sentence).toContain('HOST 192.0.2.1');
  });

  test('with wrong settings', async () => {
    expect(await refusal({ PORT: 'http' })).toContain('PORT must be a whole number from 0 to 65535');
  });

  test('where a file stands in the way of its folder', async () => {
    const file = path.join(await emptyFolder(), 'file');
    await writeFile(file, '');
    for (const DATA_DIR of [file, path.join(file, 'data')]) {
      expect(await refusal({ DATA_DIR })).toContain('a file stands in its way');
    }
  });

  test('where the system allows no folder', async () => {
    expect(await refusal({ DATA_DIR: '/proc/scamguard' })).toContain('/proc/scamguard cannot be written to');
  });

  test.skipIf(process.getuid?.() === 0)('where it may not write', async () => {
    const folder = await emptyFolder();
    await chmod(folder, 0o500);
    expect(await refusal({ DATA_DIR: folder })).toContain('this user may not write there');
  });

  test('with database files that are damaged', async () => {
    const folder = await freshDataFolder();
    await truncate(path.join(folder, 'db', 'global', 'pg_control'), 100);
    expect(await refusal({ DATA_DIR: folder })).toContain('its files are damaged');
  });

  test('with a catalog that is damaged, or a database without its version', async () => {
    const folder = await freshDataFolder();
    const base = path.join(folder, 'db', 'base', '5');
    // The catalog of functions, which is read after the start.
    await writeFile(path.join(base, '1255'), Buffer.alloc((await stat(path.join(base, '1255'))).size, 0x5a));
    const sentence = await refusal({ DATA_DIR: folder });
    expect(sentence).toContain('its files are damaged');
    expect(sentence).not.toContain('cannot be written to');
    await rm(path.join(folder, 'db', 'PG_VERSION'));
    expect(await refusal({ DATA_DIR: folder })).toContain('PG_VERSION is missing');
  });

  test('with a secret that is damaged', async () => {
    const folder = await freshDataFolder();
    await writeFile(path.join(folder, 'secret'), 'short');
    expect(await refusal({ DATA_DIR: folder })).toContain(
      `The secret in ${path.join(folder, 'secret')} is damaged`,
    );
  });

  describe('with a DATABASE_URL', () => {
    const SECRET = 'x'.repeat(32);
    test.each([
      ['that is no address', 'postgresql://user@:x/', 'cannot be read'],
      ['where nothing listens', 'postgresql://user:pass-word@127.0.0.1:1/db', 'is PostgreSQL running?'],
      ['of an unknown host', 'postgresql://user:pass-word@nowhere.invalid/db', 'the host is not known'],
    ])('%s', async (_name, DATABASE_URL, reason) => {
      const sentence = await refusal({ DATABASE_URL, SECRET });
      expect(sentence).toContain(reason);
      expect(sentence).not.toContain('pass-word');
    });

    test.runIf(inject('postgres'))(
      'with a wrong password, or of a database that does not exist',
      async () => {
        const url = new URL(await freshPostgres());
        const password = new URL(url);
        password.password = 'wrong-pass-word';
        const sentence = await refusal({ DATABASE_URL: password.href, SECRET });
        expect(sentence).toContain('the user or the password is wrong');
        expect(sentence).not.toContain('wrong-pass-word');
        const powerless = new URL(url);
        powerless.username = await userWithoutRights(url.href);
        expect(await refusal({ DATABASE_URL: powerless.href, SECRET })).toContain('may not create tables');
        url.pathname = 'nothing';
        expect(await refusal({ DATABASE_URL: url.href, SECRET })).toContain(
          'there is no database of that name',
        );
      },
    );
  });
});

test.runIf(inject('postgres'))('with SECRET and DATABASE_URL the server needs no folder', async () => {
  const DATA_DIR = path.join(await emptyFolder(), 'unused');
  const server = startServer({ DATABASE_URL: await freshPostgres(), SECRET: 'x'.repeat(32), DATA_DIR });
  expect(await health(await server.ready)).toMatchObject({
    status: 'ok',
    database: { engine: 'postgresql' },
  });
  await expect(stat(DATA_DIR)).rejects.toThrow('ENOENT');
  server.process.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

async function userWithoutRights(url: string): Promise<string> {
  const name = `powerless_${randomUUID().slice(0, 8)}`;
  const client = new Client(url);
  await client.connect();
  await client.query(`create role ${name} login password '${new URL(url).password}'`);
  await client.end();
  return name;
}

/** Waits until a folder has an entry of that name. */
async function appearance(folder: string, name: string): Promise<void> {
  while (!(await readdir(folder)).includes(name));
}
