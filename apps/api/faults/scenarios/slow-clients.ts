import { connect, type Socket } from 'node:net';
import { PATHS } from '@scamguard/contracts';
import { BOTH, type Scenario } from '../scenario.ts';
import { pause, visitors } from '../visitors.ts';
import { askEach, askUntilKept, ledger, newReport, newWrite, settle } from '../writes.ts';

const CLIENTS_OF_EACH_KIND = 40;
const BYTE_EVERY_MS = 400;
const WRITES = 30;
/** Visitors try so long to report while slow forms hold their places. */
const PATIENCE_MS = 45_000;

/** The first bytes of each kind of slow client. Then it sends a letter now and then, or does not read. */
const KINDS = [
  'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  `POST ${PATHS.verifyLink.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2000\r\n\r\n{"link":"`,
  `POST ${PATHS.sendReport.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: multipart/form-data; boundary=slow\r\ncontent-length: 90000\r\n\r\n--slow\r\ncontent-disposition: form-data; name="title"\r\n\r\n`,
];
const NEVER_READS = `GET ${PATHS.openapi.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`.repeat(20);

/** 160 connections send a letter now and then or never read their answers, while others check and report. */
export const slowClients: Scenario = {
  name: 'slow clients: slow heads, slow bodies, slow forms, slow readers',
  on: BOTH,
  seconds: 200,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    const server = place.serve();
    const address = await server.ready;
    const slow: Socket[] = [];
    const open = (first: string, isReading: boolean) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.on('error', () => undefined);
      if (isReading) socket.resume();
      else socket.pause();
      socket.write(first);
      slow.push(socket);
    };
    for (let count = 0; count < CLIENTS_OF_EACH_KIND; count += 1) {
      for (const first of KINDS) open(first, true);
      open(NEVER_READS, false);
    }
    const drip = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write('a');
    }, BYTE_EVERY_MS);
    await pause(1_000);
    const end = performance.now() + PATIENCE_MS;
    const door = () => (performance.now() < end ? address : undefined);
    for (let index = 0; index < WRITES; index += 1) await askUntilKept(newWrite(index), door, book, crowd);
    const missed = WRITES - book.acknowledged.size;
    clearInterval(drip);
    for (const socket of slow) socket.destroy();
    const later = book.acknowledged.size;
    await askEach(WRITES, address, book, crowd, () => newReport());
    const after = book.acknowledged.size - later;
    server.process.kill('SIGTERM');
    await server.ended;
    const problems = missed
      ? [`${missed} of ${WRITES} could not be written beside them in ${PATIENCE_MS / 1_000} s`]
      : [];
    if (after < WRITES) problems.push(`${WRITES - after} of ${WRITES} were refused after they had gone`);
    return { ...(await settle(book, place)), seen: crowd.seen(), problems };
  },
};
