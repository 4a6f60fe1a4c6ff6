import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ENDPOINTS, MAX_FILE_BYTES, REPORT_MAX_LENGTH } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { attachments, reports, scams } from '../../db/schema/scams.ts';
import { opened } from '../../testing/opened.ts';
import { form, letAnHourPass, newAddress, REPORT, reporting } from '../../testing/report-form.ts';
import { picture, recording, whitePng } from '../../testing/sample-files.ts';
import { samplePdf } from '../../testing/sample-pdf.ts';
import { emptyFolder } from '../../testing/scratch.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { path: url } = ENDPOINTS.sendReport;
const dataFolder = await emptyFolder();
const stored = () => readdir(path.join(dataFolder, 'attachments')).catch(() => []);

describeOnEachDatabase(
  'a report',
  (server) => {
    const { database, ask } = server;
    const send = reporting(server);
    const rowOf = async (id: string) =>
      (await database().queries.select().from(reports).where(eq(reports.id, id)))[0];
    const scamOf = async (id: string) => {
      const scamId = (await rowOf(id))?.scamId ?? '';
      return (await database().queries.select().from(scams).where(eq(scams.id, scamId)))[0];
    };
    const filesOf = (id: string) =>
      database().queries.select().from(attachments).where(eq(attachments.reportId, id));
    const count = () => database().queries.$count(reports);

    test('is kept and waits for a moderator', async () => {
      const response = await send({ scammerContact: ' +229 01 97 12 34 56 ' });
      expect(response.statusCode).toBe(201);
      expect(response.json().status).toBe('pending');
      const row = await rowOf(response.json().id);
      expect(row && opened('reports', row)).toMatchObject({ ...REPORT, contact: '+229 01 97 12 34 56' });
    });

    test('has nothing that tells who sent it', async () => {
      const sending = { headers: { 'user-agent': 'Some Phone/1' }, from: '41.79.219.7' };
      const one = await rowOf((await send({}, sending)).json().id);
      expect(JSON.stringify(one)).not.toMatch(/41\.79|Some Phone/);
      const other = await rowOf((await send({}, sending)).json().id);
      expect(other).toMatchObject({ reporter: one?.reporter, network: one?.network });
      const neighbour = await rowOf((await send({}, { from: '41.79.219.8' })).json().id);
      expect(neighbour?.reporter).not.toBe(one?.reporter);
      expect(neighbour?.network).toBe(one?.network);
    });

    test('shows everybody nothing but masked texts', async () => {
      const { id } = (
        await send({
          title: 'Appel du 97 12 34 56',
          description: 'Écrire à koffi arobase exemple point com, code 4821.',
          scammerContact: 'https://gain-facile.xyz/payer',
        })
      ).json();
      expect(await scamOf(id)).toMatchObject({
        title: 'Appel du •••',
        description: 'Écrire à •••, code •••.',
        contact: 'g•••.xyz',
      });
    });

    test('masks what runs over from one field into the next', async () => {
      const split = { title: 'Appel du 01972', description: '24163 tous les soirs, il menace.' };
      const { id } = (await send(split)).json();
      expect(await scamOf(id)).toMatchObject({
        title: 'Appel du •••',
        description: '••• tous les soirs, il menace.',
      });
      const rest = { title: 'Son numéro : 01 97', description: 'Le contact dit la fin.' };
      const other = (await send({ ...rest, scammerContact: '22 41 63' })).json();
      expect(await scamOf(other.id)).toMatchObject({ ...rest, title: 'Son numéro : •••' });
    });

    test('shows a whole sign of a contact, not half of one', async () => {
      const { id } = (await send({ scammerContact: '👩🏾‍🌾 la vendeuse du coin' })).json();
      expect(await scamOf(id)).toMatchObject({ contact: '👩🏾‍🌾•••' });
    });

    describe('with files', () => {
      test('keeps them with it', async () => {
        const files = [
          { field: 'image', bytes: await picture('png') },
          { field: 'voice', name: 'blob', type: 'audio/webm', bytes: recording(3) },
        ];
        const { id } = (await send({}, { files })).json();
        const rows = await filesOf(id);
        expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['picture', 'voice']);
        expect(await stored()).toEqual(expect.arrayContaining(rows.map((row) => row.id)));
        expect((await scamOf(id))?.hasAudio).toBe(true);
      });

      test('keeps no document, but a picture of its pages, and says of how many', async () => {
        const bytes = samplePdf({ pages: Array.from({ length: 12 }, (_, page) => `Page ${page}`) });
        const response = await send({}, { files: [{ field: 'image', name: 'contrat.pdf', bytes }] });
        expect(response.json().pages).toEqual({ kept: 10, total: 12 });
        const rows = await filesOf(response.json().id);
        expect(rows).toMatchObject([{ kind: 'picture', mediaType: 'image/jpeg' }]);
      });

      test('that were not chosen has none', async () => {
        const response = await send({}, { files: [{ field: 'image', name: '', bytes: Buffer.alloc(0) }] });
        expect(response.statusCode).toBe(201);
        expect(await filesOf(response.json().id)).toEqual([]);
      });

      test.each([
        ['a program under the name of a picture', Buffer.from('MZ\x90\0 program'), 415, 'file_not_allowed'],
        [
          'a drawing with a script',
          Buffer.from('<svg><script>alert(1)</script></svg>'),
          415,
          'file_not_allowed',
        ],
        ['a document without a page', samplePdf({ pages: [] }), 400, 'file_damaged'],
        ['a document that is cut off', samplePdf().subarray(0, 50), 400, 'file_damaged'],
        ['a picture of a hundred megapixels', whitePng(10_000, 10_000), 413, 'picture_too_large'],
        ['a picture that is cut off', whitePng(400, 400).subarray(0, 60), 400, 'file_damaged'],
        ['a file that is too heavy', Buffer.alloc(MAX_FILE_BYTES.image + 1), 413, 'file_too_large'],
      ])('refuses %s and leaves nothing behind', async (_name, bytes, status, code) => {
        const before = [await stored(), await count(), await database().queries.$count(attachments)];
        const response = await send(
          {},
          { files: [{ field: 'image', bytes }], headers: { 'accept-language': 'en' } },
        );
        expect([response.statusCode, response.json().code]).toEqual([status, code]);
        expect(response.headers['content-language']).toBe('en');
        expect([await stored(), await count(), await database().queries.$count(attachments)]).toEqual(before);
      });

      test('refuses all when the second is wrong', async () => {
        const before = await stored();
        const files = [
          { field: 'image', bytes: await picture('png') },
          { field: 'voice', bytes: Buffer.from('no voice') },
        ];
        const response = await send({}, { files });
        expect([response.statusCode, response.json().code]).toEqual([415, 'voice_not_allowed']);
        expect(await stored()).toEqual(before);
      });

      test('refuses two of one kind and one that nobody asked for', async () => {
        const file = { field: 'image', bytes: await picture('png') };
        for (const files of [[file, file], [{ ...file, field: 'other' }]]) {
          const response = await send({}, { files });
          expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
        }
      });
    });

    describe('sent again', () => {
      const key = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

      test('under the same key, from wherever, is the same report', async () => {
        const files = [{ field: 'image', bytes: await picture('png') }];
        const first = await send({}, { files, headers: { 'idempotency-key': key } });
        const before = [await count(), await stored()];
        const again = await send({}, { files, headers: { 'idempotency-key': key }, from: newAddress() });
        const asField = await send({ idempotencyKey: key });
        expect([again.statusCode, again.json(), asField.json()]).toEqual([201, first.json(), first.json()]);
        expect([await count(), await stored()]).toEqual(before);
      });

      test('at the same moment makes one report', async () => {
        const files = [{ field: 'image', bytes: await picture('png') }];
        const headers = { 'idempotency-key': `${key}-at-once` };
        const before = (await stored()).length;
        const answers = await Promise.all(Array.from({ length: 6 }, () => send({}, { files, headers })));
        expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
        expect((await stored()).length).toBe(before + 1);
      });

      test('under a key that is none is refused', async () => {
        for (const response of [
          await send({}, { headers: { 'idempotency-key': 'short' } }),
          await send({ idempotencyKey: "' or 1=1 --abcdefgh" }),
        ]) {
          expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
          expect(response.json().details[0].allowed).toBe('in the form ^[\\w-]{16,128}$');
        }
      });
    });

    describe('about the same contact', () => {
      test.each([
        ['number', '+229 01 66 12 34 56', '66123456'],
        ['link', 'https://www.gain-rapide.xyz/a?b', 'gain-rapide.xyz'],
        ['e-mail address', 'Koffi@Exemple.bj', 'koffi@exemple.bj'],
        ['account', 'https://facebook.com/gain.rapide', 'facebook.com/Gain.Rapide/'],
      ])('is joined: %s', async (_name, one, other) => {
        const first = (await send({ scammerContact: one })).json().id;
        await letAnHourPass(database());
        const second = (await send({ scammerContact: other })).json().id;
        expect((await rowOf(second))?.scamId).toBe((await rowOf(first))?.scamId);
        expect(await scamOf(second)).toMatchObject({ reporters: 2, title: REPORT.title });
      });

      test('by one person under several names of their browser and addresses near by is one', async () => {
        const scammerContact = '+229 01 66 99 88 77';
        const ids = [];
        for (const [from, agent] of [
          ['41.9.9.1', 'a'],
          ['41.9.9.2', 'b'],
          ['::ffff:41.9.9.3', 'c'],
        ] as const) {
          ids.push((await send({ scammerContact }, { from, headers: { 'user-agent': agent } })).json().id);
        }
        expect((await scamOf(ids[2]))?.reporters).toBe(1);
      });
    });

    describe('is refused', () => {
      test.each([
        ['without a kind of scam', { scamType: ' ' }, 'scam_type_missing'],
        ['with a kind that there is not', { scamType: 'theft' }, 'scam_type_missing'],
        ['with a short title', { title: ' abcd ' }, 'title_too_short'],
        [
          'with a short description',
          { description: 'abc                                  ' },
          'description_too_short',
        ],
        ['without a region', { region: '' }, 'region_missing'],
        ['with a region that there is not', { region: 'atlantis' }, 'region_missing'],
        ['with a zero character', { title: 'abcdef\0' }, 'invalid_input'],
      ])('%s, in both languages', async (_name, change, code) => {
        const messages = [];
        for (const language of ['fr', 'en']) {
          const response = await send(change, { headers: { 'accept-language': language } });
          expect([response.statusCode, response.json().code]).toEqual([400, code]);
          expect(response.json().details[0].field).toBe(Object.keys(change)[0]);
          messages.push(response.json().message);
        }
        expect(new Set(messages).size).toBe(2);
      });

      test("with the specification's sentence", async () => {
        const response = await send({ title: 'abc' });
        expect(response.json().message).toBe('Le titre doit contenir au moins 5 caractères.');
      });

      test.each([
        ['title', REPORT_MAX_LENGTH.title],
        ['description', REPORT_MAX_LENGTH.description],
        ['scammerContact', REPORT_MAX_LENGTH.contact],
        ['description', 30_000],
      ])('with too long a %s', async (field, length) => {
        const response = await send({ [field]: 'é'.repeat(length + 1) });
        expect([response.statusCode, response.json().code]).toEqual([413, 'value_too_long']);
      });

      test('as anything but a form', async () => {
        for (const [type, payload] of [
          ['application/json', JSON.stringify(REPORT)],
          ['text/plain', 'a=b'],
          ['application/x-www-form-urlencoded', 'title=abcdef'],
        ]) {
          const response = await ask({ method: 'POST', url, headers: { 'content-type': type }, payload });
          expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_media_type']);
        }
      });

      test('as a form that is cut off, has no boundary or too many parts', async () => {
        const whole = form(REPORT);
        const many = form(
          Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, 'a'])),
        );
        for (const [request, code] of [
          [{ ...whole, payload: whole.payload.subarray(0, 200) }, 'invalid_json'],
          [{ ...whole, headers: { 'content-type': 'multipart/form-data' } }, 'invalid_json'],
          [many, 'body_too_large'],
        ] as const) {
          const response = await ask({ method: 'POST', url, ...request });
          expect([response.json().code, response.statusCode]).toEqual([
            code,
            code === 'invalid_json' ? 400 : 413,
          ]);
        }
      });

      test('with a field twice', async () => {
        const twice = form(REPORT);
        const more = form({ title: 'Un autre titre' });
        const payload = Buffer.concat([
          twice.payload.subarray(0, -`------test-form--\r\n`.length),
          more.payload,
        ]);
        const response = await ask({ method: 'POST', url, headers: twice.headers, payload });
        expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
      });
    });
  },
  () => ({ DATA_DIR: dataFolder }),
);
