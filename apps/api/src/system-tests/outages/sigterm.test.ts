import { once } from 'node:events';
import { connect } from 'node:net';
import { PATHS } from '@scamguard/contracts';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { openEmbedded } from '../../db/embedded/index.ts';
import { reports } from '../../db/schema/scams.ts';
import { freshDataFolder, workerFile } from '../../testing/databases.ts';
import { refusedConnection } from '../../testing/refused-connection.ts';
import { REPORT } from '../../testing/report-form.ts';
import { startServer, stopServers } from '../../testing/server-process.ts';

const CLIENTS = 4;
const KEPT_BEFORE_THE_SIGNAL = 8;

afterEach(stopServers);

test('what visitors have sent when the server is told to stop is answered and kept', async () => {
  const dataFolder = await freshDataFolder();
  const server = startServer({ DATA_DIR: dataFolder, RATE_LIMIT: 'off' });
  const address = await server.ready;
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  const reportUntilRefused = async () => {
    for (;;) {
      const body = new FormData();
      for (const [name, value] of Object.entries(REPORT)) body.set(name, value);
      // A connection of its own: on one that is kept a request may begin while it is closed.
      const headers = { connection: 'close' };
      const request = fetch(`${address}${PATHS.sendReport.path}`, { method: 'POST', headers, body });
      const response = await request.catch(() => undefined);
      if (!response) return;
      statuses.add(response.status);
      const { id } = (await response.json()) as { id: string };
      if (response.status !== 201) return;
      acknowledged.push(id);
      if (acknowledged.length === KEPT_BEFORE_THE_SIGNAL) server.process.kill('SIGTERM');
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, reportUntilRefused));
  expect((await server.ended).code).toBe(0);
  expect([...statuses]).toEqual([201]);

  const database = await openDatabase(await openEmbedded({ dataFolder, workerFile }));
  const kept = await database.queries.select({ id: reports.id }).from(reports);
  await database.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(KEPT_BEFORE_THE_SIGNAL);
  expect(kept.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
});

test('a question on a connection that is still busy when the server is told to stop is answered, not refused', async () => {
  const server = startServer({ DATA_DIR: await freshDataFolder() });
  const { port } = new URL(await server.ready);
  const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
  const body = JSON.stringify({ link: 'https://boutique.example/' });
  const head = (more: string) =>
    `POST ${PATHS.verifyLink.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n${more}\r\n`;
  socket.write(head('expect: 100-continue\r\n'));
  await once(socket, 'data');
  server.process.kill('SIGTERM');
  await refusedConnection(Number(port));
  let answers = '';
  socket.on('data', (text) => {
    answers += text;
  });
  socket.write(`${body}${head('')}${body}`);
  await once(socket, 'close');
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect((await server.ended).code).toBe(0);
});

test('questions that have arrived, and were not looked at yet, when the server is told to stop are answered', async () => {
  const server = startServer({ DATA_DIR: await freshDataFolder() });
  const { port } = new URL(await server.ready);
  const body = JSON.stringify({ link: 'https://boutique.example/' });
  const question = `POST ${PATHS.verifyLink.path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const ask = async () => {
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    socket.on('error', () => undefined);
    let answer = '';
    socket.on('data', (text) => {
      answer += text;
    });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await once(socket, 'connect');
    await new Promise<void>((resolve) => socket.write(question, () => resolve()));
    return async () => {
      await closed;
      return answer.slice(0, 12);
    };
  };
  server.process.kill('SIGSTOP');
  const answers = await Promise.all(Array.from({ length: 10 }, ask));
  server.process.kill('SIGTERM');
  server.process.kill('SIGCONT');
  const statuses = await Promise.all(answers.map((answer) => answer()));
  expect(statuses).toEqual(Array(10).fill('HTTP/1.1 200'));
  expect((await server.ended).code).toBe(0);
});
