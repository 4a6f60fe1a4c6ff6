import { type ContactChanges, type DeskContact, PATHS } from '@scamguard/contracts';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../testing/moderator.ts';
import { describeOnEachDatabase } from '../../testing/test-server.ts';

describeOnEachDatabase('contacts of first aid', (server) => {
  const { ask } = server;
  const moderator = () => signedIn(server, ['moderator']);
  type Person = Awaited<ReturnType<typeof moderator>>;
  const changes = async (country: string) =>
    (await ask({ url: `${PATHS.contactChanges.path}?country=${country}` })).json<ContactChanges>();
  const desk = async (by: Person, country: string) =>
    (await by.get(`${PATHS.contactDesk.path}?country=${country}`)).json<{ contacts: DeskContact[] }>()
      .contacts;
  const edit = (by: Person, body: object) => by.post(PATHS.editContact.path, body);
  const of = async (by: Person, country: string, key: string) =>
    (await desk(by, country)).find((each) => each.key === key);

  const line = {
    name: 'Orange Money Togo',
    purpose: 'operator',
    kind: 'phone',
    value: '8844',
    use: { fr: 'Appeler le service client.', en: 'Call customer care.' },
    sources: ['https://exemple.tg/aide'],
    operators: ['yas'],
  };

  test('are as they were released until a moderator changes them', async () => {
    expect(await changes('SN')).toEqual({ changed: [], hidden: [] });
    const contacts = await desk(await moderator(), 'SN');
    expect(contacts.map(({ key }) => key)).toContain('phone:17');
    expect(contacts.every(({ isEdited, isHidden }) => !isEdited && !isHidden)).toBe(true);
  });

  test('that somebody has tried say so to everybody', async () => {
    const by = await moderator();
    expect((await edit(by, { action: 'called', country: 'BJ', key: 'phone:117' })).statusCode).toBe(200);
    const [changed] = (await changes('BJ')).changed;
    expect(changed).toMatchObject({ key: 'phone:117', contact: { value: '117' } });
    expect(changed?.contact.calledAt).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(await of(by, 'BJ', 'phone:117')).toMatchObject({ isDue: false, isEdited: true });
  });

  test('that do not answer any more are hidden, and come back as they were', async () => {
    const by = await moderator();
    await edit(by, { action: 'hide', country: 'GH', key: 'phone:191' });
    expect((await changes('GH')).hidden).toEqual(['phone:191']);
    expect(await of(by, 'GH', 'phone:191')).toMatchObject({ isHidden: true });
    await edit(by, { action: 'restore', country: 'GH', key: 'phone:191' });
    expect(await changes('GH')).toEqual({ changed: [], hidden: [] });
    expect(await of(by, 'GH', 'phone:191')).toMatchObject({ isHidden: false, isEdited: false });
  });

  test('get another value in the place of the old one, and new ones beside them', async () => {
    const by = await moderator();
    const saved = await edit(by, { action: 'save', country: 'TG', key: 'phone:888', contact: line });
    expect(saved.statusCode).toBe(200);
    await edit(by, { action: 'save', country: 'TG', key: 'phone:8899', contact: { ...line, value: '8899' } });
    const { changed } = await changes('TG');
    expect(changed.map(({ key, contact: { value, status } }) => [key, value, status])).toEqual([
      ['phone:888', '8844', 'verified'],
      ['phone:8899', '8899', 'verified'],
    ]);
    await edit(by, { action: 'restore', country: 'TG', key: 'phone:8899' });
    expect(await of(by, 'TG', 'phone:8899')).toBeUndefined();
  });

  describe('are refused', () => {
    test.each([
      ['a code that sends money', { kind: 'ussd', value: '*145*1*90123456*5000#' }],
      ["a private number in a country's form", { value: '90123456' }],
      ['a page without https', { kind: 'web', value: 'http://exemple.tg' }],
      ['an operator that nobody knows', { operators: ['mafia'] }],
    ])('as %s', async (_name, change) => {
      const body = { action: 'save', country: 'TG', key: 'phone:1', contact: { ...line, ...change } };
      const answer = await edit(await moderator(), body);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'contact_invalid']);
    });

    test('of a country or with a key that we do not have', async () => {
      const by = await moderator();
      expect((await edit(by, { action: 'called', country: 'BJ', key: 'phone:1' })).statusCode).toBe(404);
      expect((await ask({ url: `${PATHS.contactChanges.path}?country=ZZ` })).statusCode).toBe(404);
    });

    test('to whoever is no moderator, or has shown no second factor lately', async () => {
      const visitor = await signedIn(server);
      expect((await visitor.get(`${PATHS.contactDesk.path}?country=BJ`)).statusCode).toBe(403);
      const body = { action: 'hide', country: 'BJ', key: 'phone:117' };
      expect((await visitor.post(PATHS.editContact.path, body)).statusCode).toBe(403);
      const late = await signedIn(server, ['moderator'], false);
      expect((await late.post(PATHS.editContact.path, body)).statusCode).toBe(403);
      expect((await changes('BJ')).hidden).toEqual([]);
    });
  });
});
