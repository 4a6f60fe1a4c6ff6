import { readFileSync } from 'node:fs';

/**
 * Loaded into a server with `--import`, shifts its clock, and that of its threads, by the milliseconds in the file `CLOCK_SHIFT_FILE`,
 * which may change while it runs. Monotonic time goes on as it does.
 */
const RealDate = Date;
const READ_EVERY_MS = 20;
let shift = 0;
let readAt = Number.NEGATIVE_INFINITY;

function now() {
  if (performance.now() - readAt > READ_EVERY_MS) {
    readAt = performance.now();
    shift = Number(readFileSync(String(process.env.CLOCK_SHIFT_FILE), 'utf8'));
  }
  return RealDate.now() + shift;
}

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length ? parts : [now()]));
  }
  static now = now;
};
