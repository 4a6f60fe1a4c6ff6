import type { EndpointName } from '@scamguard/contracts';
import fc from 'fast-check';
import { ENDINGS, type Ending, requestBytes } from '../cut-connection.ts';
import { CALLS, type CallRequest, type Known, requestsTo, takesFiles } from './call-requests.ts';
import { spoilt } from './malformed.ts';

/** The actions of somebody who means harm, or whose line is bad. */
export interface Abuse {
  readonly kind: 'aborted' | 'repeated' | 'malformed';
  /** A call of the contract. */
  readonly call: EndpointName;
  /** The requests that are sent at the same time, each over a connection of its own. */
  readonly lines: readonly Line[];
}

export interface Line {
  readonly bytes: Buffer;
  /** How the client ends it once all is sent; `answered` leaves that to the server. */
  readonly ending: Ending | 'answered';
}

const MOST_TIMES = 4;
/** Calls that take files hold the most, and have the most to give back. */
const TIMES_FOR_FILES = 4;
/** An answer may be asked for once more on the same connection, before or after something spoilt. */
const ANOTHER: CallRequest = {
  method: 'GET',
  url: '/api/health/live',
  headers: {},
  payload: Buffer.alloc(0),
};

/** The same ones for the same seed, over all calls of the contract. */
export function abuses(known: Known, count: number, seed: number): readonly Abuse[] {
  const calls = CALLS.flatMap((call) =>
    Array<EndpointName>(takesFiles(call) ? TIMES_FOR_FILES : 1).fill(call),
  ).map((call) =>
    requestsTo(call, known).chain((right) =>
      fc.oneof(
        aborted(requestBytes(right)).map((lines) => ({ kind: 'aborted' as const, call, lines })),
        repeated(right).map((lines) => ({ kind: 'repeated' as const, call, lines })),
        malformed(right).map((lines) => ({ kind: 'malformed' as const, call, lines })),
      ),
    ),
  );
  // Each call in turn, so that none is left out by chance.
  const ofEach = calls.map((abuse, index) =>
    fc.sample(abuse, { seed: seed + index, numRuns: Math.ceil(count / calls.length) }),
  );
  return Array.from({ length: count }, (_, index) => {
    const abuse = ofEach[index % calls.length]?.[Math.floor(index / calls.length)];
    if (!abuse) throw new Error('There are fewer abuses than were asked for.');
    return abuse;
  });
}

/** Cut off at any byte. */
const aborted = (bytes: Buffer): fc.Arbitrary<Line[]> =>
  fc
    .record({ at: fc.nat({ max: bytes.length }), ending: fc.constantFrom(...ENDINGS) })
    .map(({ at, ending }) => [{ bytes: bytes.subarray(0, at), ending }]);

/** The same bytes at once over several connections, or one behind the other over one. */
const repeated = (request: CallRequest): fc.Arbitrary<Line[]> =>
  fc
    .record({ times: fc.integer({ min: 2, max: MOST_TIMES }), isOneLine: fc.boolean() })
    .map(({ times, isOneLine }): Line[] => {
      const last = requestBytes({ ...request, headers: { ...request.headers, connection: 'close' } });
      const before = Array<Buffer>(times - 1).fill(requestBytes(request));
      return isOneLine
        ? [{ bytes: Buffer.concat([...before, last]), ending: 'answered' }]
        : Array.from({ length: times }, () => ({ bytes: last, ending: 'answered' }));
    });

/** Spoilt, perhaps between others that are right. */
const malformed = (request: CallRequest): fc.Arbitrary<Line[]> =>
  fc
    .record({
      bytes: spoilt(request),
      before: fc.boolean(),
      after: fc.boolean(),
      ending: fc.constantFrom(...ENDINGS),
    })
    .map(({ bytes, before, after, ending }) => {
      const right = requestBytes(ANOTHER);
      const all = [...(before ? [right] : []), bytes, ...(after ? [right] : [])];
      return [{ bytes: Buffer.concat(all), ending }];
    });
