import { describe, expect, test } from 'vitest';
import { CodedError } from '../../errors/index.ts';
import { sealedRows } from '../../sealed-text/sealed-rows.ts';
import { contactKeys } from '../../secrets/contact-keys.ts';
import { keyedHash } from '../../secrets/keyed-hash.ts';
import { picture } from '../../testing/sample-files.ts';
import { dataCodes } from '../own-data/data-code.ts';
import type { Addition, KeptReport, NewAttachment } from './repository.ts';
import { type Reporter, reportsService } from './service.ts';

const SECRET = 'a secret for tests, long enough';
const KEYS = contactKeys(SECRET);
const BODY = {
  scamType: 'phishing',
  region: 'littoral',
  title: 'Appel du 97 12 34 56',
  description: 'Il demande mon code et il insiste.',
  scammerContact: '97 12 34 56',
};
const REPORTER: Reporter = {
  address: '41.79.219.7',
  userAgent: 'Some Phone/1',
  site: undefined,
  accountId: undefined,
};
const NAME = 'one-request-of-a-client';
const FAULT = new Error('the disk is full');

interface Faults {
  readonly put?: boolean;
  readonly remove?: boolean;
  readonly onChange?: boolean;
}

/** The service, with what it needs kept in memory. */
function service(faults: Faults = {}) {
  const added: Addition[] = [];
  const announced: NewAttachment[][] = [];
  const forgotten: string[][] = [];
  const stored = new Map<string, Uint8Array>();
  const abandoned: Date[] = [];
  /** The data that somebody else keeps between the question and the answer. */
  const meanwhile: KeptReport[] = [];
  let changes = 0;
  const find = (key: string): KeptReport | undefined => {
    const report = added.find((addition) => addition.report.requestKey === key)?.report;
    return report && { id: report.id, dataCode: report.dataCode ?? null };
  };
  const reports = reportsService({
    repository: {
      find: async (key) => find(key),
      announce: async (files) => void announced.push([...files]),
      add: async (addition) => {
        const other = meanwhile.at(0);
        if (other) return other.id;
        added.push(addition);
        return addition.report.id;
      },
      abandoned: async (before) => {
        abandoned.push(before);
        return ['old-file'];
      },
      forget: async (ids) => void forgotten.push([...ids]),
    },
    store: {
      put: async (id, bytes) => {
        if (faults.put) throw FAULT;
        stored.set(id, bytes);
      },
      get: async (id) => stored.get(id),
      remove: async (id) => {
        if (faults.remove) throw new Error('the disk is gone');
        stored.delete(id);
      },
    },
    hash: { visitor: keyedHash(SECRET, 'visitor'), request: keyedHash(SECRET, 'request') },
    sealed: sealedRows(SECRET),
    keys: KEYS,
    codes: dataCodes(SECRET),
    onChange: async () => {
      changes += 1;
      if (faults.onChange) throw FAULT;
    },
  });
  return { reports, added, announced, forgotten, stored, abandoned, meanwhile, changes: () => changes };
}

const NO_FILES = new Map();

describe('a report', () => {
  test('is kept sealed, and what everybody may read of it masked', async () => {
    const { reports, added, changes } = service();
    const { id, dataCode, ...rest } = await reports.send(BODY, NO_FILES, REPORTER, NAME);
    const [addition] = added;
    expect([addition?.report.id, rest]).toEqual([id, {}]);
    expect(dataCode).toMatch(/^\w{4}(-\w{4}){4}$/);
    expect(addition?.scam).toEqual({
      title: 'Appel du •••',
      description: BODY.description,
      contact: '+229 ••• 56',
      contactKey: KEYS.hidden('number:+2290197123456'),
      contactPart: KEYS.partOfEnding('3456'),
      isProtected: false,
    });
    expect(addition?.keys).toEqual([KEYS.hidden('number:+2290197123456')]);
    expect(JSON.stringify(addition)).not.toContain('97123456');
    expect(JSON.stringify(addition?.report)).not.toMatch(/Appel|97 12|insiste|41\.79|Some Phone/);
    const opened = sealedRows(SECRET).open('reports', addition?.report as never, 'fr');
    expect(opened).toMatchObject({
      title: BODY.title,
      description: BODY.description,
      contact: BODY.scammerContact,
      scamType: BODY.scamType,
      region: BODY.region,
      site: null,
      accountId: null,
    });
    expect(changes()).toBe(1);
  });

  test('of nobody named has no contact', async () => {
    const { reports, added } = service();
    const { scammerContact: _, ...body } = BODY;
    await reports.send({ ...body, title: 'Un faux prêt' }, NO_FILES, REPORTER, NAME);
    expect(added[0]?.scam).toMatchObject({
      contact: null,
      contactKey: null,
      contactPart: null,
      isProtected: false,
    });
    expect(added[0]?.keys).toEqual([]);
    expect(added[0]?.report.contact).toBeNull();
  });

  test('tells who sent it only by hashes, and from whose page', async () => {
    const { reports, added } = service();
    await reports.send(BODY, NO_FILES, { ...REPORTER, site: 'shop.example', accountId: 'one' }, NAME);
    await reports.send(BODY, NO_FILES, { ...REPORTER, address: '41.79.219.8' }, `${NAME}-2`);
    await reports.send(BODY, NO_FILES, { ...REPORTER, userAgent: 'Other/1' }, `${NAME}-3`);
    const [one, neighbour, other] = added.map(({ report }) => report);
    expect(one).toMatchObject({ site: 'shop.example', accountId: 'one' });
    expect(neighbour?.network).toBe(one?.network);
    expect(neighbour?.reporter).not.toBe(one?.reporter);
    expect(other?.reporter).not.toBe(one?.reporter);
  });

  test('that is sent again is one, and shows the same code', async () => {
    const { reports, added } = service();
    const first = await reports.send(BODY, NO_FILES, REPORTER, NAME);
    expect(await reports.send(BODY, NO_FILES, REPORTER, NAME)).toEqual(first);
    expect(await reports.send({ ...BODY, title: 'Un autre titre' }, NO_FILES, REPORTER, NAME)).toEqual({
      id: first.id,
    });
    const { scammerContact: _, ...unnamed } = BODY;
    expect(await reports.send(unnamed, NO_FILES, REPORTER, NAME)).toEqual({ id: first.id });
    expect(added).toHaveLength(1);
    expect((await reports.send(BODY, NO_FILES, REPORTER)).id).not.toBe(first.id);
  });

  test('is kept even if others cannot be told of it', async () => {
    const { reports, added } = service({ onChange: true });
    const { id } = await reports.send(BODY, NO_FILES, REPORTER, NAME);
    expect(id).toBe(added[0]?.report.id);
  });

  test.each([
    ['scamType', 'scam_type_missing'],
    ['region', 'region_missing'],
  ] as const)('with a %s that nobody offers is refused', async (field, code) => {
    const { reports, added } = service();
    const sent = reports.send({ ...BODY, [field]: 'nothing' }, NO_FILES, REPORTER, NAME);
    await expect(sent).rejects.toMatchObject({ code, details: [{ field, problem: 'not_allowed' }] });
    expect(added).toEqual([]);
  });
});

const onePicture = async () => new Map([['image' as const, await picture('png')]]);

describe('files of a report', () => {
  test('are announced, stored and named in it', async () => {
    const { reports, added, announced, stored } = service();
    await reports.send(BODY, await onePicture(), REPORTER, NAME);
    const [[file] = []] = announced;
    expect(file).toMatchObject({ kind: 'picture', size: stored.get(file?.id ?? '')?.length });
    expect(added[0]?.attachments).toEqual(announced[0]);
    expect(added[0]?.report.createdAt).toEqual(file?.createdAt);
  });

  test('are removed again when one cannot be stored', async () => {
    const { reports, added, announced, forgotten } = service({ put: true });
    await expect(reports.send(BODY, await onePicture(), REPORTER, NAME)).rejects.toBe(FAULT);
    expect(forgotten).toEqual([announced[0]?.map(({ id }) => id)]);
    expect(added).toEqual([]);
  });

  test('that cannot be removed either are left for later, and the first fault is told', async () => {
    const { reports } = service({ put: true, remove: true });
    await expect(reports.send(BODY, await onePicture(), REPORTER, NAME)).rejects.toBe(FAULT);
  });

  test('are removed when the same report has been kept meanwhile', async () => {
    const { reports, forgotten, meanwhile, stored, changes } = service();
    meanwhile.push({ id: 'theirs', dataCode: null });
    expect(await reports.send(BODY, await onePicture(), REPORTER, NAME)).toEqual({ id: 'theirs' });
    expect(forgotten).toHaveLength(1);
    expect([stored.size, changes()]).toEqual([0, 0]);
  });

  test('that are none are refused before anything is announced', async () => {
    const { reports, announced } = service();
    const bad = new Map([['image' as const, Buffer.from('no picture')]]);
    await expect(reports.send(BODY, bad, REPORTER, NAME)).rejects.toBeInstanceOf(CodedError);
    expect(announced).toEqual([]);
  });

  test('that were never kept are removed', async () => {
    const { reports, abandoned, forgotten, stored } = service();
    stored.set('old-file', new Uint8Array());
    const before = new Date();
    await reports.removeAbandoned(before);
    expect([abandoned, forgotten, stored.size]).toEqual([[before], [['old-file']], 0]);
  });
});
