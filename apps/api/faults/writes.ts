import { randomUUID } from 'node:crypto';
import { PATHS } from '@scamguard/contracts';
import { sealedRows } from '../src/sealed-text/sealed-rows.ts';
import { REPORT } from '../src/testing/report-form.ts';
import { type Place, SECRET } from './place.ts';
import { newVisitor, pause, type Visitors } from './visitors.ts';

type Headers = Readonly<Record<string, string>>;

/** Something that one visitor wants kept, under a name by which it is found in the database. */
export interface Write {
  readonly kind: 'report' | 'message' | 'vote';
  readonly name: string;
  readonly send: (address: string) => Promise<Response>;
}

/** The service that is voted on. */
const SERVICE = 'boutique-calebasse';
const BETWEEN_TRIES_MS = 100;

/** Every kind of write in turn, each by somebody new, repeated under the same idempotency key. */
export function newWrite(index: number, headers: Headers = {}): Write {
  const kinds = [newReport, newMessage, newReport, newVote] as const;
  return (kinds[index % kinds.length] ?? newReport)(headers);
}

export function newReport(headers: Headers = {}, file?: Uint8Array<ArrayBuffer>): Write {
  const [name, key, visitor] = [`Essai ${randomUUID()}`, randomUUID(), { ...newVisitor(), ...headers }];
  return {
    kind: 'report',
    name,
    send: (address) => {
      const body = new FormData();
      for (const [field, value] of Object.entries({ ...REPORT, title: name })) body.set(field, value);
      if (file) body.set('image', new Blob([file], { type: 'image/png' }), 'photo.png');
      return fetch(`${address}${PATHS.sendReport.path}`, {
        method: 'POST',
        headers: { ...visitor, 'idempotency-key': key },
        body,
      });
    },
  };
}

export function newMessage(headers: Headers = {}): Write {
  const [name, key, visitor] = [`Essai ${randomUUID()}`, randomUUID(), { ...newVisitor(), ...headers }];
  const message = {
    name: 'Awa',
    email: 'awa@exemple.bj',
    subject: name,
    message: 'Bonjour, une question.',
    idempotencyKey: key,
  };
  return {
    kind: 'message',
    name,
    send: (address) => postJson(address, PATHS.sendMessage.path, message, visitor),
  };
}

export function newVote(headers: Headers = {}): Write {
  const [name, visitor] = [randomUUID(), { ...newVisitor(), ...headers }];
  return {
    kind: 'vote',
    name,
    send: (address) =>
      postJson(address, PATHS.voteForService.path.replace('{id}', SERVICE), { opinion: 'confirm' }, visitor),
  };
}

export const postJson = (
  address: string,
  path: string,
  body: object,
  headers: Headers = {},
): Promise<Response> =>
  fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The writes that were wanted, and the writes that were acknowledged. */
export interface Ledger {
  readonly wanted: Write[];
  /** The ids that answers gave, by the name of the write. */
  readonly acknowledged: Map<string, string>;
}

export const ledger = (): Ledger => ({ wanted: [], acknowledged: new Map() });

/** Asks once. @returns whether it was acknowledged. */
export async function askOnce(write: Write, address: string, to: Ledger, by: Visitors): Promise<boolean> {
  const answer = await by.ask(() => write.send(address));
  const isKept = answer !== undefined && answer.status < 300;
  if (isKept) to.acknowledged.set(write.name, String(answer.body['id'] ?? ''));
  return isKept;
}

/**
 * Asks until it is acknowledged, as a client on a bad line does.
 *
 * @param addressOf where to ask now; undefined ends it.
 */
export async function askUntilKept(
  write: Write,
  addressOf: () => string | undefined,
  to: Ledger,
  by: Visitors,
): Promise<void> {
  to.wanted.push(write);
  for (let address = addressOf(); address !== undefined; address = addressOf()) {
    if (await askOnce(write, address, to, by)) return;
    await pause(BETWEEN_TRIES_MS);
  }
}

/** A number of writes, one after the other, each asked for once. */
export async function askEach(
  times: number,
  address: string,
  to: Ledger,
  by: Visitors,
  make: (index: number) => Write = newWrite,
): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    const write = make(index);
    to.wanted.push(write);
    await askOnce(write, address, to, by);
  }
}

/** Compares what was acknowledged with what the database has. */
export async function settle({ wanted, acknowledged }: Ledger, place: Pick<Place, 'query'>) {
  const sealed = sealedRows(SECRET);
  const reports = await place.query<{ id: string; title: string }>('select id::text, title from reports');
  const messages = await place.query<{ id: string; subject: string }>(
    'select id::text, subject from messages',
  );
  const rows = [
    ...reports.map((row) => ({ id: row.id, name: sealed.open('reports', row, 'fr').title })),
    ...messages.map((row) => ({ id: row.id, name: sealed.open('messages', row, 'fr').subject })),
  ];
  const stored = new Map<string, string[]>();
  for (const { id, name } of rows) stored.set(name, [...(stored.get(name) ?? []), id]);
  // Votes from one part of the network count as one. A visitor without a cookie votes again when the answer is lost.
  const [votes] = await place.query<{ count: number }>(
    'select count(distinct network)::int as count from service_votes',
  );
  const named = wanted.filter(({ kind }) => kind !== 'vote');
  const voted = wanted.filter(({ kind }) => kind === 'vote');
  // Others may have voted where nobody of the ledger did.
  const cast = voted.length ? (votes?.count ?? 0) : 0;
  const votesKept = voted.filter(({ name }) => acknowledged.has(name)).length;
  const lost = named.filter(
    ({ name }) => acknowledged.has(name) && !stored.get(name)?.includes(acknowledged.get(name) ?? ''),
  );
  const doubled = named.filter(({ name }) => (stored.get(name)?.length ?? 0) > 1);
  return {
    tried: wanted.length,
    acknowledged: acknowledged.size,
    lost: lost.length + Math.max(0, votesKept - cast),
    doubled: doubled.length + Math.max(0, cast - voted.length),
  };
}
