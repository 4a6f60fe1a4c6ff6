import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Arrived } from './arrivals.ts';
import type { Wanted } from './arrivals-program.ts';
import { arriveApart } from './arrive-apart.ts';
import { MESSAGES_SECRET } from './messages-secret.ts';
import { onEachPlace, type Place } from './places.ts';
import type { Program } from './start-program.ts';

/**
 * How long visitors of the site wait for a check while people write text messages, as a share of how long they wait while nobody
 * writes. Each message begins a case and is answered by a provider on this machine.
 */
const SECONDS = Number(process.env['CHANNEL_SECONDS'] ?? 60);
const MESSAGES = Number(process.env['CHANNEL_MESSAGES'] ?? 200);
const CHECKS = Number(process.env['CHANNEL_CHECKS'] ?? 50);
const CONNECTIONS = 50;
const PROGRAM = new URL('bench-arrivals.js', import.meta.url);

let sent = 0;
const provider = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    sent += 1;
    response.end('{}');
  });
});
await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
const settings = {
  SMS_PROVIDER: 'http',
  SMS_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
  SMS_IN_SECRET: MESSAGES_SECRET,
  SMS_PER_HOUR: '9999999',
  SMS_PER_DAY: '9999999',
  CHANNEL_PER_DAY: '9999999',
};
await onEachPlace(async (place: Place) => {
  const server = await place.serve(settings);
  try {
    await measure(place.name, server);
  } finally {
    server.stop();
  }
});
provider.close();

async function measure(name: string, { address }: Program): Promise<void> {
  let first = 0;
  const stream = (ask: Wanted['ask'], rate: number): Wanted => {
    first += 1_000_000;
    return { ask, first, rate, connections: CONNECTIONS, seconds: SECONDS };
  };
  // The engine is compiled while it is used.
  await arriveApart(PROGRAM, address, [stream('links', CHECKS), stream('messages', 20)]);
  const [alone] = await arriveApart(PROGRAM, address, [stream('links', CHECKS)]);
  sent = 0;
  const [beside, messages] = await arriveApart(PROGRAM, address, [
    stream('links', CHECKS),
    stream('messages', MESSAGES),
  ]);
  const answered = sent;
  const share = (part: number) => (at(beside.answered, part) / at(alone.answered, part)).toFixed(2);
  console.log(
    `${name}: checks beside ${MESSAGES} messages/s: p50 × ${share(0.5)}, p99 × ${share(0.99)}; ` +
      `${count(beside)} of ${count(alone)} checks answered; ` +
      `messages taken in ${Math.round(messages.answered.length / SECONDS)}/s, answered ${Math.round(answered / SECONDS)}/s meanwhile`,
  );
}

function count({ answered }: Arrived): number {
  return answered.length;
}

/** A quantile of times. */
function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
