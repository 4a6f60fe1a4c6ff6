import type { Scenario } from '../scenario.ts';
import { visitors } from '../visitors.ts';
import { askOnce, ledger, newReport, settle } from '../writes.ts';

const WRITES = 20;

/** A second server is started, twice, on the folder of one that is writing. */
export const twoProcesses: Scenario = {
  name: 'two processes on one folder',
  on: ['embedded'],
  seconds: 120,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    const first = place.serve();
    const address = await first.ready;
    const problems: string[] = [];
    let sentence = '';
    const others = [place.serve(), place.serve()].map(async (other) => {
      const { code, stderr } = await other.ended;
      sentence = stderr.trim().replaceAll(place.folder, 'DATA_DIR');
      if (code !== 1 || !stderr.includes('is in use by another ScamGuard'))
        problems.push('a second process was not refused with the sentence');
    });
    for (let index = 0; index < WRITES; index += 1) {
      const write = newReport();
      book.wanted.push(write);
      await askOnce(write, address, book, crowd);
    }
    await Promise.all(others);
    first.process.kill('SIGTERM');
    await first.ended;
    return { ...(await settle(book, place)), seen: `${crowd.seen()}; the operator: “${sentence}”`, problems };
  },
};
