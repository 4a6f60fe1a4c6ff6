import { fillWithScams } from '../../bench/many-scams.ts';
import { TIMES, told, tooMany, tooSlow } from '../../bench/too-many.ts';
import { SECRET } from '../place.ts';
import { BOTH, type Scenario } from '../scenario.ts';
import { visitors } from '../visitors.ts';
import { askEach, ledger, settle } from '../writes.ts';

const SCAMS = 5_000;
const SECONDS = 5;
const WRITES = 20;
const PROGRAM = new URL('../bench-arrivals.js', import.meta.url);

/** Five times as many checks and searches come as the server answers at ease, among many reports; then others report and vote. */
export const overload: Scenario = {
  name: `${TIMES} times as many visitors as can be served`,
  on: BOTH,
  seconds: 250,
  isAlone: true,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    await fillWithScams(place, SCAMS, SECRET);
    const server = place.serve();
    const address = await server.ready;
    const measured = await tooMany(PROGRAM, address, SECONDS);
    await askEach(WRITES, address, book, crowd);
    server.process.kill('SIGTERM');
    await server.ended;
    const outcome = await settle(book, place);
    const refused = WRITES - outcome.acknowledged;
    return {
      ...outcome,
      seen: `each alone: ${told(measured.alone, SECONDS)}; all together: ${told(measured.crowd, SECONDS)}; others afterwards: ${crowd.seen()}`,
      problems: [
        ...tooSlow(measured.crowd),
        ...(refused ? [`${refused} of ${WRITES} writes were refused afterwards`] : []),
      ],
    };
  },
};
