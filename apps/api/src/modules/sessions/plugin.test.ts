import Fastify, { type FastifyRequest } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { CodedError } from '../../errors/index.ts';
import { moderatorVisit, requireModerator, requireSudo, session, signedInUser } from './plugin.ts';
import type { Visit } from './service.ts';

const USER = { id: 'one', phoneNumber: '+2290197000000', email: null, roles: [] };
const MODERATOR = { ...USER, roles: ['moderator' as const] };
const requestOf = (visit: Visit | undefined) =>
  ({ visit: async () => visit, user: async () => visit?.user }) as unknown as FastifyRequest;
const NOBODY = requestOf(undefined);
const VISITOR = requestOf({ user: USER, secondFactor: 'fresh' } as Visit);
const withFactor = (secondFactor: Visit['secondFactor']) =>
  requestOf({ user: MODERATOR, secondFactor } as Visit);

describe('whoever asks', () => {
  test.each([
    ['nobody, for an account', signedInUser, NOBODY, 'not_signed_in'],
    ['nobody, for the role', moderatorVisit, NOBODY, 'not_signed_in'],
    ['a visitor, for the role', moderatorVisit, VISITOR, 'moderators_only'],
    ['a visitor, for an act', requireModerator, VISITOR, 'moderators_only'],
    ['a moderator without a second factor', requireModerator, withFactor('none'), 'second_factor_needed'],
    ['a moderator without one, for what stays', requireSudo, withFactor('none'), 'second_factor_needed'],
    ['a moderator with an old one, for what stays', requireSudo, withFactor('old'), 'sudo_needed'],
  ])('is refused: %s', async (_name, asked, request, code) => {
    await expect(asked(request)).rejects.toEqual(new CodedError(code as 'not_signed_in'));
    await expect(asked(request)).rejects.toMatchObject({ code });
  });

  test('is let in with what it takes', async () => {
    expect(await signedInUser(VISITOR)).toBe(USER);
    expect(await moderatorVisit(withFactor('none'))).toMatchObject({ user: MODERATOR });
    expect(await requireModerator(withFactor('old'))).toBe(MODERATOR);
    expect(await requireSudo(withFactor('fresh'))).toBe(MODERATOR);
  });
});

describe('the session of a request', async () => {
  const asked: string[] = [];
  const app = Fastify();
  afterAll(() => app.close());
  app.decorateRequest('secretCookie', function (this: FastifyRequest, name: string) {
    return this.headers[`x-${name}`] as string | undefined;
  } as FastifyRequest['secretCookie']);
  await app.register(session, {
    sessions: {
      find: async (token: string) => {
        asked.push(token);
        return token === 'mine' ? { user: USER, secondFactor: 'none' } : undefined;
      },
    } as never,
  });
  app.route({
    method: 'GET',
    url: '/',
    handler: async (request) => [await request.user(), await request.visit()],
  });

  test('is looked up once', async () => {
    const answer = await app.inject({ url: '/', headers: { 'x-session': 'mine' } });
    expect(answer.json()).toEqual([USER, { user: USER, secondFactor: 'none' }]);
    expect(asked).toEqual(['mine']);
  });

  test('is not looked up without a cookie, and may be over', async () => {
    expect((await app.inject('/')).json()).toEqual([null, null]);
    expect((await app.inject({ url: '/', headers: { 'x-session': 'old' } })).json()).toEqual([null, null]);
    expect(asked).toEqual(['mine', 'old']);
  });
});
