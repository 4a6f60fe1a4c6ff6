import type { User } from '@scamguard/contracts';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CodedError } from '../../errors/index.ts';
import type { SessionsService, Visit } from './service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person, if there is one; looked up when first asked for. */
    user(): Promise<User | undefined>;
    visit(): Promise<Visit | undefined>;
  }
}

export interface SessionOptions {
  readonly sessions: SessionsService;
}

/** Tells every request whose it is, by its session cookie. */
export const session = fp<SessionOptions>(async (app, { sessions }) => {
  const found = new WeakMap<FastifyRequest, Promise<Visit | undefined>>();
  app.decorateRequest('visit', function () {
    const token = this.secretCookie('session');
    if (!token) return Promise.resolve(undefined);
    const known = found.get(this) ?? sessions.find(token);
    found.set(this, known);
    return known;
  });
  app.decorateRequest('user', async function () {
    return (await this.visit())?.user;
  });
});

/** @throws {CodedError} `not_signed_in`. */
export async function signedInUser(request: FastifyRequest): Promise<User> {
  const user = await request.user();
  if (!user) throw new CodedError('not_signed_in');
  return user;
}

/**
 * Somebody with the role, who may have no second factor yet.
 *
 * @throws {CodedError} `not_signed_in`, `moderators_only`.
 */
export async function moderatorVisit(request: FastifyRequest): Promise<Visit> {
  const visit = await request.visit();
  if (!visit) throw new CodedError('not_signed_in');
  if (!visit.user.roles.includes('moderator')) throw new CodedError('moderators_only');
  return visit;
}

/** @throws {CodedError} `not_signed_in`, `moderators_only`, `second_factor_needed`. */
export async function requireModerator(request: FastifyRequest): Promise<User> {
  const { user, secondFactor } = await moderatorVisit(request);
  if (secondFactor === 'none') throw new CodedError('second_factor_needed');
  return user;
}

/**
 * For what cannot be undone.
 *
 * @throws {CodedError} as {@link requireModerator}, and `sudo_needed` when the second factor was not shown within ten minutes.
 */
export async function requireSudo(request: FastifyRequest): Promise<User> {
  const user = await requireModerator(request);
  if ((await moderatorVisit(request)).secondFactor !== 'fresh') throw new CodedError('sudo_needed');
  return user;
}
