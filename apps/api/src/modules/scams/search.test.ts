import { ENDPOINTS } from '@scamguard/contracts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { reports, scams } from '../../db/schema/scams.ts';
import { publishScam } from '../../testing/publish-scam.ts';
import { letAnHourPass, reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const { searchScams, latestScams } = ENDPOINTS;

const age = (days: number) => new Date(Date.now() - days * 86_400_000);

describeOnEachDatabase('searching scams', (server) => {
  const { ask, database } = server;
  const send = reporting(server);
  const get = (path: string, query: Record<string, string>) =>
    ask({ method: 'GET', url: `${path}?${new URLSearchParams(query)}` });
  const search = async (text: string, more = {}) =>
    (await get(searchScams.path, { search: text, ...more })).json<{ title: string; id: string }[]>();
  const titles = async (text: string) => (await search(text)).map(({ title }) => title);
  /** Reports something and tells the scam's id. */
  const sent = async (change: Record<string, string>) => {
    const { id } = (await send(change)).json();
    const rows = await database().queries.select().from(reports).where(eq(reports.id, id));
    return rows[0]?.scamId ?? '';
  };
  /** Reports something that a moderator publishes. */
  const reported = async (change: Record<string, string>) => {
    const id = await sent(change);
    await publishScam(database(), id);
    return id;
  };
  const set = (id: string, values: Partial<typeof scams.$inferInsert>) =>
    database().queries.update(scams).set(values).where(eq(scams.id, id));

  describe('by words', () => {
    test('finds with and without accents, in another number, in another case', async () => {
      await reported({
        title: 'Fausse tombola de téléphones',
        description: 'Des cadeaux promis à des étudiants naïfs.',
      });
      for (const words of ['téléphone', 'TELEPHONES', 'tombola', 'étudiante naive', 'cadeau'])
        expect(await titles(words), words).toContain('Fausse tombola de téléphones');
    });

    test.each([
      ["d'été", 'ete'],
      ['d’hibiscus', 'hibiscus'],
      ['l’ananas', 'ananas'],
      ['L’Iguane', 'iguane'],
      ['qu’Amidou', 'amidou'],
      ['s’évapore', 'évapore'],
      ['n’empoche', 'empoche'],
      ['j’encaisse', 'encaisse'],
      ['c’était', 'etait'],
      ['m’éblouit', 'eblouit'],
      ['t’embrouille', 'embrouille'],
      ['jusqu’Abomey', 'Abomey'],
      ['lorsqu’Olga', 'Olga'],
      ['puisqu’Ursule', 'ursule'],
      ['dʼigname', 'igname'],
      ['d‘arachide', 'arachide'],
      ['« tontine »', 'tontine'],
      ['“loterie”', 'loterie'],
      ['bourse—visa', 'bourse'],
      ['fini…chantage', 'chantage'],
    ])('finds behind the signs of printed texts: %s', async (written, words) => {
      const title = `Une histoire ${written} vraiment`;
      await reported({ title, description: 'Le récit entier se trouve dans son titre, rien de plus.' });
      expect(await titles(words)).toEqual([title]);
    });

    test('finds in spite of typing errors', async () => {
      await reported({ title: 'Vente de tracteurs imaginaires' });
      for (const words of ['tracteus', 'imajinaires', 'traqueteurs'])
        expect(await titles(words), words).toEqual(['Vente de tracteurs imaginaires']);
    });

    test('puts first what says it in the title', async () => {
      await reported({ title: 'Une histoire', description: 'On y parle de perroquet, une fois seulement.' });
      await reported({ title: 'Le perroquet', description: 'Un oiseau qui parle est vendu sans exister.' });
      expect(await titles('perroquet')).toEqual(['Le perroquet', 'Une histoire']);
    });

    test('wants all of the words', async () => {
      await reported({ title: 'Crocodile empaillé à vendre' });
      expect(await titles('crocodile empaillé')).toHaveLength(1);
      expect(await titles('crocodile vivant')).toEqual([]);
    });

    test.each([
      "'; drop table scams; --",
      'a:* & !b | (c',
      '%%% ___',
      '\\\\\\',
      'a\0bc',
      '<->',
      '🙂🙂🙂',
      "' or '1'='1",
    ])('takes %j for a text like any other', async (text) => {
      const response = await get(searchScams.path, { search: text });
      expect(response.statusCode).toBe(200);
      expect(await database().queries.$count(scams)).toBeGreaterThan(0);
    });
  });

  describe('by the contact', () => {
    test.each([
      ['the whole number', '+229 01 95 11 22 33'],
      ['the number without its country', '0195112233'],
      ['the old number', '95 11 22 33'],
    ])('finds %s, and shows it masked', async (_name, text) => {
      await reported({ title: 'Faux livreur', scammerContact: '+229 01 95 11 22 33' });
      const [found] = (await get(searchScams.path, { search: text })).json();
      expect(found).toMatchObject({ title: 'Faux livreur', scammerContact: '+229 ••• 33' });
    });

    const PARTS = [
      '0195',
      '11223',
      '95112',
      '951122',
      '+2290195',
      '233',
      '2233',
      '12233',
      '112233',
      '5112233',
    ];
    test.each(PARTS)('does not give away a number by its part %s', async (part) => {
      await reported({ title: 'Faux livreur', scammerContact: '+229 01 95 11 22 33' });
      expect(await titles(part)).toEqual([]);
    });

    test('gives away no number, whatever endings are asked for', async () => {
      await reported({ title: 'Faux livreur', scammerContact: '+229 01 95 11 22 33' });
      // Its last two figures stand in every answer.
      const shown = 2;
      for (let length = shown + 1; length <= 7; length += 1) {
        const right = '0195112233'.slice(-length);
        const wrong = `${right.startsWith('9') ? '8' : '9'}${right.slice(1)}`;
        const guess = `${length - shown} figures more than are shown`;
        expect([await titles(right), await titles(wrong)], guess).toEqual([[], []]);
      }
    });

    test('finds numbers by their last four figures where four of them share these', async () => {
      for (const start of ['0166', '0167', '0190'])
        await reported({ title: `Fin partagée ${start}`, scammerContact: `+229 ${start} 40 77 55` });
      expect(await titles('7755')).toEqual([]);
      // The same number again, and one that was rejected, are no fourth number.
      await reported({ title: 'Encore', scammerContact: '+229 0166 40 77 55' });
      await set(await reported({ title: 'Refusée', scammerContact: '+229 0191 40 77 55' }), {
        status: 'rejected',
      });
      expect(await titles('7755')).toEqual([]);
      await reported({ title: 'Fin partagée 0197', scammerContact: '+229 0197 40 77 55' });
      expect(await titles('7755')).toHaveLength(4);
    });

    test.each(['awa.tontine', '@awa.tontine', 'https://www.facebook.com/awa.tontine'])(
      'finds an account by its whole name as %s',
      async (text) => {
        await reported({
          title: 'Compte qui a disparu',
          scammerContact: 'https://www.facebook.com/awa.tontine',
        });
        expect(await titles(text)).toContain('Compte qui a disparu');
        for (const part of ['awa', 'tontine.facebook', 'awa.ton']) expect(await titles(part)).toEqual([]);
      },
    );

    test.each(['zorglub', 'zorglub-vitesse', 'vitesse', 'xyz'])(
      'does not give away a link by its part %s',
      async (text) => {
        await reported({ title: 'Site trompeur', scammerContact: 'https://zorglub-vitesse.xyz/gagner?id=1' });
        expect(await titles(text)).toEqual([]);
      },
    );

    test.each(['promo-cadeaux.xyz', 'www.promo-cadeaux.xyz', 'https://promo-cadeaux.xyz/gagner'])(
      'finds a link by %s',
      async (text) => {
        await reported({ title: 'Site trompeur', scammerContact: 'https://promo-cadeaux.xyz/gagner?id=1' });
        const [found] = (await get(searchScams.path, { search: text })).json();
        expect(found).toMatchObject({ title: 'Site trompeur', scammerContact: 'p•••.xyz' });
      },
    );

    test('nothing that was masked can be searched for', async () => {
      await reported({
        title: 'Appel du 66 77 88 99',
        description: 'Il signe koffi-secret@exemple.bj dans son message.',
      });
      for (const text of ['66 77 88 99', '6677', 'koffi-secret', 'exemple.bj'])
        expect(await titles(text), text).toEqual([]);
    });

    test('nothing in an answer tells more of a contact', async () => {
      await reported({ title: 'Autruche à crédit', scammerContact: '+229 01 66 70 71 72' });
      const response = await get(searchScams.path, { search: 'autruche', limit: '1' });
      const all = JSON.stringify([response.headers, response.json()]);
      const cursor = Buffer.from(
        /cursor=([\w-]+)/.exec(String(response.headers['link']))?.[1] ?? '',
        'base64url',
      );
      expect(`${all}${cursor}`).not.toMatch(/66707|707172|\+22901/);
    });
  });

  describe('leaves out', () => {
    test('what a moderator has rejected', async () => {
      const id = await reported({ title: 'Pangolin apprivoisé' });
      expect(await titles('pangolin')).toHaveLength(1);
      await set(id, { status: 'rejected' });
      expect(await titles('pangolin')).toEqual([]);
    });

    test('what is too old: a year, or two when it is confirmed', async () => {
      const scammerContact = 'https://hippopotame-en-peluche.xyz';
      const id = await sent({ title: 'Hippopotame en peluche', scammerContact });
      await set(id, { lastReportedAt: age(364) });
      expect(await titles(scammerContact)).toHaveLength(1);
      await set(id, { lastReportedAt: age(366) });
      expect(await titles(scammerContact)).toEqual([]);
      await set(id, { status: 'published' });
      for (const words of [scammerContact, 'hippopotame']) expect(await titles(words)).toHaveLength(1);
      await set(id, { lastReportedAt: age(731) });
      for (const words of [scammerContact, 'hippopotame']) expect(await titles(words)).toEqual([]);
    });
  });

  test('says how many people have reported it, and whether it is verified', async () => {
    const scammerContact = 'https://loterie-zebu.xyz';
    const id = await sent({ title: 'Loterie du zébu', region: 'ML-6', scammerContact });
    await letAnHourPass(database());
    await sent({ title: 'La même', scammerContact });
    const [found] = (await get(searchScams.path, { search: scammerContact, lang: 'en' })).json();
    expect(found).toMatchObject({
      id,
      reportCount: 2,
      isVerified: false,
      hasAudio: false,
      region: 'Timbuktu',
    });
    await set(id, { status: 'published' });
    expect((await search('zébu'))[0]).toMatchObject({ isVerified: true, region: 'Tombouctou' });
  });

  test('comes in pages that miss and repeat nothing', async () => {
    for (let index = 0; index < 7; index += 1) await reported({ title: `Girafe numéro ${index}` });
    const seen: string[] = [];
    let url: string | undefined = `${searchScams.path}?search=girafe&limit=3`;
    while (url) {
      const response = await ask({ method: 'GET', url });
      seen.push(...response.json<{ id: string }[]>().map(({ id }) => id));
      url = /^<(.+)>; rel="next"$/.exec(String(response.headers['link'] ?? ''))?.[1];
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  test.each([
    ['too short a search', { search: ' ab ' }, 400, 'search_too_short'],
    ['no search', {}, 400, 'search_too_short'],
    ['too long a search', { search: 'a'.repeat(201) }, 413, 'value_too_long'],
    ['half a limit', { search: 'abc', limit: '1.5' }, 400, 'invalid_input'],
    ['no limit at all', { search: 'abc', limit: '0' }, 400, 'invalid_input'],
    ['too large a limit', { search: 'abc', limit: '51' }, 400, 'invalid_input'],
    ['a cursor of somebody else', { search: 'abc', cursor: 'YWJj' }, 400, 'invalid_input'],
    ['a cursor with SQL', { search: 'abc', cursor: "1');--" }, 400, 'invalid_input'],
  ])('refuses %s, in both languages', async (_name, query, status, code) => {
    const messages = [];
    for (const lang of ['fr', 'en']) {
      const response = await get(searchScams.path, { ...query, lang });
      expect([response.statusCode, response.json().code]).toEqual([status, code]);
      messages.push(response.json().message);
    }
    expect(new Set(messages).size).toBe(2);
  });

  test('the latest are those that a moderator has confirmed, newest first, in pages', async () => {
    await database().queries.execute(sql`update scams set status = 'pending' where status = 'published'`);
    const ids = [];
    for (let index = 0; index < 3; index += 1) ids.push(await sent({ title: `Dernière ${index}` }));
    expect((await get(latestScams.path, {})).json()).toEqual([]);
    for (const id of ids) await set(id, { status: 'published' });
    const first = await get(latestScams.path, { limit: '2' });
    expect(first.json().map(({ id }: { id: string }) => id)).toEqual([ids[2], ids[1]]);
    const next = /<(.+)>/.exec(String(first.headers['link']))?.[1] ?? '';
    const second = await ask({ method: 'GET', url: next });
    expect(second.json().map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
    expect(second.headers['link']).toBeUndefined();
    expect((await get(latestScams.path, { limit: 'many' })).statusCode).toBe(400);
  });
});
