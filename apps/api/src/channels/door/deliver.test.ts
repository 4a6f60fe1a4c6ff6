import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/client.ts';
import { channelMessages } from '../../db/schema/channels.ts';
import { textSealer } from '../../sealed-text/sealer.ts';
import { databases } from '../../testing/databases.ts';
import { type Channel, type Incoming, NotSent, type Outgoing, type Piece } from '../message.ts';
import { deliver } from './deliver.ts';
import { confirmer, receiver } from './index.ts';
import { channelPeople } from './people.ts';
import { type ChannelsRepository, channelsRepository, type Owed } from './repository.ts';

const SECRET = 'a secret for tests, long enough';
const HOUR_MS = 3_600_000;
const people = channelPeople(SECRET);
const sealer = textSealer(SECRET);
const saying = (text: string): Outgoing => ({
  paragraphs: text.split('|'),
  first: text,
  question: undefined,
  buttons: [],
  notice: undefined,
  language: 'fr',
});

const rowsOf = ({ queries }: Database) => queries.select().from(channelMessages);

describe.each(databases)('what is owed on a channel, on $name', ({ open }) => {
  let database: Database;
  let repository: ChannelsRepository;
  let number = 0;
  beforeAll(async () => {
    database = await open();
    repository = channelsRepository(database.queries);
  });
  afterAll(() => database.close());

  /** An instance, and what its provider has taken. */
  const instance = (
    sent: string[],
    fails: (piece: Piece, mark: string) => void = () => undefined,
    wasTaken?: (piece: Piece) => Promise<boolean>,
  ) => {
    const answered: string[] = [];
    const failures: unknown[] = [];
    const channel: Channel = {
      name: 'sms',
      ...(wasTaken ? { wasTaken } : {}),
      shape: ({ paragraphs }) => paragraphs.map((text) => ({ text })),
      send: async (piece, _message, mark) => {
        fails(piece, mark);
        sent.push(String(piece['text']));
      },
    };
    const run = deliver({
      repository,
      channels: new Map([['sms', channel]]),
      answer: async (_channel, { text }) => {
        answered.push(text);
        return saying(text);
      },
      sealer,
      onFailure: (error) => failures.push(error),
    });
    return { run, answered, failures };
  };
  const receive = (messages: readonly Incoming[]) =>
    receiver({ repository, people, sealer, onReceived: () => undefined })('sms', messages);
  const message = (text: string, change: Partial<Incoming> = {}): Incoming => {
    number += 1;
    return { id: `m${number}`, from: `+2290197${number}`, to: 'somebody', text, at: Date.now(), ...change };
  };
  const comeDue = () =>
    database.queries
      .update(channelMessages)
      .set({ dueAt: sql`now()`, heldUntil: null })
      .where(eq(channelMessages.state, 'owed'));
  const owed = () => database.queries.$count(channelMessages, eq(channelMessages.state, 'owed'));
  const claimed = async (): Promise<Owed> => {
    const one = await repository.claim();
    if (!one) throw new Error('Nothing is owed.');
    return one;
  };

  test('each of 200 messages is answered once, by two instances that hear each of them twice', async () => {
    const messages = Array.from({ length: 200 }, (_, index) =>
      message(`text ${index}`, { from: `+22901${index % 40}` }),
    );
    await Promise.all([receive(messages), receive(messages)]);
    const sent: string[] = [];
    const [one, other] = [instance(sent), instance(sent)];
    await Promise.all([one.run(), other.run(), one.run(), other.run()]);
    // A round that finds all people busy ends; the next one takes what is left.
    while (await owed()) await one.run();
    expect(sent.toSorted()).toEqual(messages.map(({ text }) => text).toSorted());
    expect(one.answered.length + other.answered.length).toBe(200);
  });

  test('a person is answered in the order in which they wrote, whatever order it came in', async () => {
    const now = Date.now();
    const from = '+2290100000001';
    await receive([
      message('third', { from, at: now }),
      message('first', { from, at: now - 3_000 }),
      message('second', { from, at: now - 2_000 }),
    ]);
    const sent: string[] = [];
    await instance(sent).run();
    expect(sent).toEqual(['first', 'second', 'third']);
  });

  test('what an instance that died had taken up is answered by another, once', async () => {
    await receive([message('taken up')]);
    const dead = await claimed();
    const sent: string[] = [];
    const other = instance(sent);
    await other.run();
    expect(sent).toEqual([]);
    await comeDue();
    await other.run();
    expect(sent).toEqual(['taken up']);
    // It was only slow: what it says now counts no more.
    expect(await repository.keepAnswer(dead, 'late')).toBe(false);
    expect(await repository.pieceSent(dead, 1)).toBe(false);
  });

  test('an answer that was found before an instance died is sent and not found again', async () => {
    await receive([message('first half|second half')]);
    const sent: string[] = [];
    const dying = instance(sent, ({ text }) => {
      if (text === 'second half') throw new NotSent('silent');
    });
    await dying.run();
    expect(sent).toEqual(['first half']);
    await comeDue();
    const other = instance(sent);
    await other.run();
    expect([sent, other.answered]).toEqual([['first half', 'second half'], []]);
  });

  test('what a provider says it has sent is not sent again, though its instance died before it could say so', async () => {
    await receive([message('one|two')]);
    const marks: string[] = [];
    const sent: string[] = [];
    const dying = instance(sent, (_piece, mark) => {
      marks.push(mark);
      // The provider has taken it, and nobody hears that it has.
      throw new NotSent('the connection broke');
    });
    await dying.run();
    await confirmer(repository)([...marks, 'nonsense', '']);
    await comeDue();
    await instance(sent).run();
    expect([sent, await owed()]).toEqual([['two'], 0]);
  });

  test.each([
    ['has taken it', true, []],
    ['has not', false, ['doubtful']],
  ])(
    'a piece that was handed over before its instance died is sent unless the provider %s',
    async (_what, wasTaken, again) => {
      await receive([message('doubtful')]);
      const dying = instance([], () => {
        throw new NotSent('the connection broke');
      });
      await dying.run();
      await comeDue();
      const sent: string[] = [];
      const asked: Piece[] = [];
      const other = instance(sent, undefined, async (piece) => {
        asked.push(piece);
        return wasTaken;
      });
      await other.run();
      expect([sent, asked, await owed()]).toEqual([again, [{ text: 'doubtful' }], 0]);
    },
  );

  test('a piece that was never handed over is not asked about', async () => {
    await receive([message('one|two|three')]);
    const sent: string[] = [];
    const asked: Piece[] = [];
    await instance(sent, undefined, async (piece) => {
      asked.push(piece);
      return true;
    }).run();
    expect([sent, asked]).toEqual([['one', 'two', 'three'], []]);
  });

  test.each([
    ['429', new NotSent('429', { retryAfter: 120 }), 120],
    ['500', new NotSent('500'), 2],
    ['nothing at all', new NotSent('silent'), 2],
  ])('a provider that answers %s is asked again later, and nothing is lost', async (_what, error, pause) => {
    await receive([message('patience')]);
    const sent: string[] = [];
    let isBroken = true;
    const { run, failures } = instance(sent, () => {
      if (isBroken) throw error;
    });
    await run();
    const [row] = await database.queries
      .select({ seconds: sql<number>`extract(epoch from ${channelMessages.dueAt} - now())::float` })
      .from(channelMessages)
      .where(eq(channelMessages.state, 'owed'));
    expect(row?.seconds).toBeGreaterThan(pause - 2);
    expect([sent, failures]).toEqual([[], [error]]);
    isBroken = false;
    await comeDue();
    await run();
    expect([sent, await owed()]).toEqual([['patience'], 0]);
  });

  test('what a provider refuses for good is not tried again', async () => {
    await receive([message('refused')]);
    const { run, failures } = instance([], () => {
      throw new NotSent('400', { isFinal: true });
    });
    await run();
    expect([failures.length, await owed()]).toEqual([1, 0]);
  });

  test('nothing goes out after hour 23, or for what was written before', async () => {
    const old = message('yesterday', { at: Date.now() - 24 * HOUR_MS });
    const late = message('late', { at: Date.now() - 23 * HOUR_MS + 1_000 });
    await receive([old, late]);
    expect(await owed()).toBe(1);
    const { run } = instance([], () => {
      throw new NotSent('500');
    });
    await run();
    expect(await owed()).toBe(0);
  });

  test('neither words nor numbers stand in the database, and nothing at all once the answer was sent', async () => {
    await receive([message('Adjovi me demande un code', { from: '+2290197555555' })]);
    const waiting = JSON.stringify(await rowsOf(database));
    for (const word of ['Adjovi', '97555555', 'somebody']) expect(waiting).not.toContain(word);
    await instance([]).run();
    for (const { incoming, outgoing } of await rowsOf(database))
      expect([incoming, outgoing]).toEqual([null, null]);
  });
});
