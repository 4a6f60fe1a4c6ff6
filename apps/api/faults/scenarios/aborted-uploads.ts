import { once } from 'node:events';
import { connect } from 'node:net';
import { PATHS } from '@scamguard/contracts';
import { form, REPORT } from '../../src/testing/report-form.ts';
import { picture } from '../../src/testing/sample-files.ts';
import { BOTH, type Scenario } from '../scenario.ts';
import { seeded, visitors } from '../visitors.ts';
import { askEach, ledger, newReport, settle } from '../writes.ts';

const ABORTED = 200;
const WHOLE = 40;
const SEED = 22;

/** The line drops in the middle of 200 reports with a picture, each at a random byte; then others report. */
export const abortedUploads: Scenario = {
  name: 'uploads aborted at 200 random positions',
  on: BOTH,
  seconds: 150,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    const server = place.serve();
    const address = await server.ready;
    const random = seeded(SEED);
    const { payload, headers } = form({ ...REPORT, title: 'Coupé' }, [
      { field: 'image', type: 'image/png', name: 'photo.png', bytes: await picture('png') },
    ]);
    const head = `POST ${PATHS.sendReport.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`;
    const request = Buffer.concat([Buffer.from(head), payload]);
    for (let count = 0; count < ABORTED; count += 1) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      const part = request.subarray(0, Math.floor(random() * request.length));
      await new Promise<void>((resolve) => socket.write(part, () => resolve()));
      socket.destroy();
    }
    await askEach(WHOLE, address, book, crowd, () => newReport());
    server.process.kill('SIGTERM');
    await server.ended;
    const outcome = await settle(book, place);
    const refused = WHOLE - outcome.acknowledged;
    return {
      ...outcome,
      tried: outcome.tried + ABORTED,
      seen: `${ABORTED} cut off; the others: ${crowd.seen()}`,
      problems: refused ? [`${refused} of ${WHOLE} whole reports were refused afterwards`] : [],
    };
  },
};
