import { readFileSync } from 'node:fs';

/**
 * Shifts the clock of a server that loads it with `--import`, and the clock of its threads. The shift is the milliseconds in the
 * file `CLOCK_SHIFT_FILE`, which may change while it runs. Monotonic time stays as it is.
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
