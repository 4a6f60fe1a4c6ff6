import { ENDPOINTS, PATHS, type Scam } from '@scamguard/contracts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reports, scamWords } from '../../db/schema/scams.ts';
import { signedIn } from '../../testing/moderator.ts';
import { letAnHourPass, reporting } from '../../testing/report-form.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

const search = ENDPOINTS.searchScams.path;

describeOnEachDatabase('what nobody has read over', (server) => {
  const { ask, database } = server;
  const send = reporting(server);
  const reported = async (change: Record<string, string>) => {
    const { id } = (await send(change)).json();
    const rows = await database().queries.select().from(reports).where(eq(reports.id, id));
    return rows[0]?.scamId ?? '';
  };
  const decide = async (id: string, decision: object) =>
    (await signedIn(server, ['moderator'])).post(PATHS.moderateScam.path.replace('{id}', id), decision);
  const found = async (words: string, more: Record<string, string> = {}) =>
    (await ask({ method: 'GET', url: search, query: { search: words, limit: '50', ...more } })).json<
      Scam[]
    >();
  const kept = async () => (await database().queries.select().from(scamWords)).map(({ word }) => word);

  test('is not public word for word: a kind, a region, a count and a masked contact are', async () => {
    const contact = '+229 01 97 40 41 42';
    const texts = {
      title: 'Le tapir de Koffi Exemple',
      description: 'Il habite au carrefour des tapirs.',
      region: 'BF-11',
    };
    const id = await reported({ ...texts, scammerContact: contact });
    const [one] = await found(contact);
    expect(one).toEqual({
      id,
      scamType: 'mobile_money',
      title: 'Arnaque au mobile money',
      description: 'Signalé par 1 personne, non vérifié. Le texte s’affichera après relecture.',
      textShown: false,
      region: expect.any(String),
      reportCount: 1,
      scammerContact: '+229 ••• 42',
      hasAudio: false,
      isVerified: false,
      lastReportedAt: expect.any(String),
    });
    await letAnHourPass(database());
    await reported({ ...texts, scammerContact: contact });
    expect((await found(contact))[0]?.description).toMatch(/^Signalé par 2 personnes, non vérifié\./);
    expect(await found(contact, { lang: 'en' })).toMatchObject([
      {
        title: 'Mobile money scam',
        description: 'Reported by 2 people, not verified. The text will appear once it has been read over.',
        textShown: false,
      },
    ]);
  });

  test('cannot be searched for by its words, nor by words that are nearly its own', async () => {
    await reported({ title: 'Le lamantin de Dossou', description: 'Elle porte une écharpe vermillon.' });
    for (const words of ['lamantin', 'dossou', 'vermillon', 'lamentin', 'écharpe vermillon'])
      expect(await found(words), words).toEqual([]);
    expect(await kept()).not.toContain('lamantin');
  });

  test('is found by the name of its kind and of its region', async () => {
    const id = await reported({ scamType: 'romance', region: 'ML-6', title: 'Un phacochère amoureux' });
    for (const words of ['sentimentale', 'SENTIMENTALES Tombouctou', 'timbuktu', 'arnaques Tombouctou'])
      expect(
        (await found(words)).map((scam) => scam.id),
        words,
      ).toContain(id);
    for (const words of ['sentimentale phacochère', 'Tombouctou investissement'])
      expect(await found(words), words).toEqual([]);
  });

  test('appears when a moderator publishes it, and goes when they take it back', async () => {
    const id = await reported({ title: 'Un babouin vend des montres' });
    await decide(id, { action: 'publish' });
    for (const words of ['babouin', 'babouins', 'babuin'])
      expect(await found(words), words).toMatchObject([
        { id, title: 'Un babouin vend des montres', textShown: true, isVerified: true },
      ]);
    expect(await kept()).toEqual(expect.arrayContaining(['babouin', 'montres']));
    await decide(id, { action: 'mask', title: 'Un inconnu vend des montres' });
    expect(await found('babouin')).toEqual([]);
    expect(await kept()).not.toContain('babouin');
    await decide(id, { action: 'reject' });
    expect(await kept()).not.toContain('montres');
  });

  test('never appears with a text that was published before', async () => {
    const scammerContact = 'https://zorilles-en-promo.xyz/';
    const id = await reported({ title: 'Des zorilles en promotion', scammerContact });
    await decide(id, { action: 'publish' });
    await letAnHourPass(database());
    await reported({ title: 'Le calao de Houessou', description: 'Il se nomme Houessou.', scammerContact });
    for (const words of ['calao', 'houessou']) expect(await found(words), words).toEqual([]);
    expect(await found('zorilles')).toMatchObject([
      { id, title: 'Des zorilles en promotion', reportCount: 2 },
    ]);
    expect(await kept()).not.toContain('calao');
  });

  test('is published as the moderator saw it, in one act', async () => {
    const id = await reported({ title: 'Le gnou de Koffi Exemple' });
    const seen = { title: 'Le gnou de •••', description: 'Il demande un dépôt.' };
    await decide(id, { action: 'publish', ...seen });
    expect(await found('gnou')).toMatchObject([{ id, ...seen, textShown: true }]);
    expect(await kept()).not.toContain('exemple');
  });
});
