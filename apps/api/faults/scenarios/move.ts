import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ask, newDatabase } from '../place.ts';
import { notTriedHere, type Scenario } from '../scenario.ts';
import { visitors } from '../visitors.ts';
import { askEach, ledger, settle } from '../writes.ts';

const PROGRAM = fileURLToPath(new URL('../move.js', import.meta.url));
const WRITES = 60;

/** Moves the rows of an embedded database to a PostgreSQL, where a server goes on with them. Repeated requests stay one. */
export const move: Scenario = {
  name: 'move to PostgreSQL',
  on: ['embedded'],
  seconds: 150,
  run: async (place) => {
    if (!place.templates.postgres) return notTriedHere('PostgreSQL is not installed');
    const [book, crowd] = [ledger(), visitors()];
    const server = place.serve();
    await askEach(WRITES, await server.ready, book, crowd);
    server.process.kill('SIGTERM');
    await server.ended;
    const url = await newDatabase(place.templates.postgres, 'template1');
    await promisify(execFile)(process.execPath, [PROGRAM, url], {
      env: { PATH: process.env['PATH'], DATA_DIR: place.folder },
    });
    const moved = place.serve({ DATABASE_URL: url });
    const address = await moved.ready;
    // Every client asks once more under its key, as if it had not heard the answer.
    for (const write of book.wanted.slice()) await crowd.ask(() => write.send(address));
    await askEach(WRITES, address, book, crowd);
    moved.process.kill('SIGTERM');
    await moved.ended;
    const query = <Row extends Record<string, unknown>>(text: string) => ask<Row>(url, text);
    return { ...(await settle(book, { query })), seen: crowd.seen() };
  },
};
