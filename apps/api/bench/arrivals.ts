import { PATHS } from '@scamguard/contracts';
import { Line } from './line.ts';

/** Requests of many visitors. */
export interface Stream {
  /** How many a second, however slow the answers are, as of visitors who know nothing of each other; absent: each asks on when answered. */
  readonly rate?: number;
  /** At most so many at the same time; those that come then are counted only. */
  readonly connections: number;
  readonly seconds: number;
  /** The request of this number, as it goes over the line. */
  readonly request: (index: number) => string;
}

/** The outcome of a stream. Times are in milliseconds from when a request was sent, in no order. */
export interface Arrived {
  readonly answered: readonly number[];
  /** Told to come back later, and when. */
  readonly refused: readonly number[];
  /** Answered otherwise, or not at all. */
  readonly failed: number;
  /** Found every connection busy. */
  readonly unsent: number;
}

const TICK_MS = 2;
/** Answered whatever the load. */
const GREETING = `GET ${PATHS.live.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

/**
 * Waits until the server has taken a connection. The system reports a connection as open earlier than that. A client that
 * connects while hundreds ask has to wait for it (see decision 0030). The benchmark measures only how long connected clients
 * wait.
 */
async function beServed(line: Line): Promise<void> {
  await line.opened;
  await line.ask(GREETING);
}

/** Sends a stream to a server over connections that are kept, and waits for every answer. */
export async function arrive(address: string, stream: Stream): Promise<Arrived> {
  const { rate, connections, seconds, request } = stream;
  const port = Number(new URL(address).port);
  const times = { answered: [] as number[], refused: [] as number[], failed: 0, unsent: 0 };
  const lines = Array.from({ length: connections }, () => new Line(port));
  await Promise.all(lines.map((line) => beServed(line)));
  const free = [...lines];
  let sent = 0;
  const start = performance.now();
  const end = start + seconds * 1_000;

  const ask = async (line: Line) => {
    const at = performance.now();
    const answer = await line.ask(request(sent++));
    const time = performance.now() - at;
    if (answer?.status === 200) times.answered.push(time);
    else if (answer?.status === 503 && answer.hasRetryAfter) times.refused.push(time);
    else times.failed += 1;
    const next = line.isOpen ? line : new Line(port);
    if (rate === undefined && performance.now() < end) void ask(next);
    else free.push(next);
  };
  if (rate === undefined) for (const line of free.splice(0)) void ask(line);
  let due = 0;
  while (performance.now() < end || free.length < connections) {
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
    for (
      const last = rate ? (Math.min(performance.now(), end) - start) * (rate / 1_000) : 0;
      due < last;
      due += 1
    ) {
      const line = free.shift();
      if (line) void ask(line);
      else times.unsent += 1;
    }
  }
  for (const line of free) line.close();
  return times;
}
