import { isBack, TOLERANCE, withstand } from '../../src/testing/abuse/withstand.ts';
import { BOTH, type Scenario } from '../scenario.ts';
import { visitors } from '../visitors.ts';
import { askEach, ledger, newReport, settle } from '../writes.ts';

const ABUSES = Number(process.env['ABUSES'] ?? 1_000);
const SEED = 22;
const WRITES = 20;
/** Connections to PostgreSQL that nobody needs are closed after ten seconds. */
const CALM_MS = 15_000;
const PATIENCE_MS = 60_000;

/** Random aborted, repeated and malformed requests to all calls; then every call answers as before, and the server holds no more. */
export const abuse: Scenario = {
  name: `${ABUSES} aborted, repeated and malformed requests to all calls`,
  on: BOTH,
  seconds: 250,
  run: async (place) => {
    const [book, crowd] = [ledger(), visitors()];
    const { answers, footprint, leftFiles, statuses, exitCode } = await withstand({
      count: ABUSES,
      seed: SEED,
      open: place.open,
      serve: place.serve,
      dataFolder: place.folder,
      temporary: await place.emptyFolder(),
      patience: PATIENCE_MS,
      calmFirst: CALM_MS,
      visit: (address) => askEach(WRITES, address, book, crowd, () => newReport()),
    });
    const outcome = await settle(book, place);
    const problems = Object.entries(answers.before)
      .filter(([call, before]) => String(before) !== String(answers.after[call]))
      .map(([call, before]) => `${call} answered ${before}, and then ${answers.after[call]}`);
    const told = [...statuses].toSorted().map(([status, count]) => `${status} × ${count}`);
    const broken = [...statuses.keys()].filter((status) => status >= 500 && status !== 503);
    if (broken.length) problems.push(`answered ${broken.join(', ')}`);
    if (leftFiles.length) problems.push(`${leftFiles.length} files were left`);
    if (exitCode !== 0) problems.push(`the process ended with code ${exitCode}`);
    if (!isBack(footprint.before, footprint.after)) problems.push(`it holds more than ${TOLERANCE} × before`);
    if (outcome.acknowledged < WRITES)
      problems.push(`${WRITES - outcome.acknowledged} visitors were refused`);
    const { before, after } = footprint;
    return {
      ...outcome,
      tried: outcome.tried + ABUSES,
      seen: `${told.join(', ')}; ${Object.keys(answers.after).length} calls answer as before; memory of the process ${megabytes(before.rss)} → ${megabytes(after.rss)} MB, held ${megabytes(before.held)} → ${megabytes(after.held)} MB, open files ${before.files} → ${after.files}; others afterwards: ${crowd.seen()}`,
      problems,
    };
  },
};

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);
