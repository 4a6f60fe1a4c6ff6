import type { User } from '@scamguard/contracts';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { CodedError } from '../errors.ts';
import type { SessionsService } from '../modules/sessions/service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, if anybody; looked up when first asked for. */
    user(): Promise<User | undefined>;
  }
}

export interface SessionOptions {
  readonly sessions: SessionsService;
}

/** Tells every request whose it is, by its session cookie. */
export const session = fp<SessionOptions>(async (app, { sessions }) => {
  const found = new WeakMap<FastifyRequest, Promise<User | undefined>>();
  app.decorateRequest('user', function () {
    const token = this.secretCookie('session');
    if (!token) return Promise.resolve(undefined);
    const known = found.get(this) ?? sessions.userOf(token);
    found.set(this, known);
    return known;
  });
});

/** @throws {CodedError} `not_signed_in`. */
export async function signedInUser(request: FastifyRequest): Promise<User> {
  const user = await request.user();
  if (!user) throw new CodedError('not_signed_in');
  return user;
}

/** @throws {CodedError} `not_signed_in`, `moderators_only`. */
export async function requireModerator(request: FastifyRequest): Promise<User> {
  const user = await signedInUser(request);
  if (!user.roles.includes('moderator')) throw new CodedError('moderators_only');
  return user;
}
