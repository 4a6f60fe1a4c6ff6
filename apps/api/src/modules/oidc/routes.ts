import { ENDPOINTS } from '@scamguard/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { page } from '../../contract/page.ts';
import { registerCall } from '../../contract/route.ts';
import { CodedError } from '../../errors/index.ts';
import type { SessionsService } from '../sessions/service.ts';
import type { Errand, OidcClient } from './client.ts';
import type { OidcRepository } from './repository.ts';

export interface OidcRoutesOptions {
  readonly clients: ReadonlyMap<string, OidcClient>;
  /** The site's address, to which browsers come back. */
  readonly publicUrl: URL | undefined;
  readonly repository: OidcRepository;
  readonly sessions: SessionsService;
}

export const beginPath = (id: string) => `/api/auth/oidc/${id}`;
export const returnPath = (id: string) => `${beginPath(id)}/callback`;

const TEN_MINUTES_SECONDS = 600;
/** The page on which the site says that signing in did not work out. */
const FAILED = '/auth?signin=failed';
const keptErrand = z.object({ id: z.string(), state: z.string(), nonce: z.string(), verifier: z.string() });

/** Brings browsers to a provider's sign-in and, when they come back, signs them in here. */
export async function oidcRoutes(
  app: FastifyInstance,
  { clients, publicUrl, repository, sessions }: OidcRoutesOptions,
) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  registerCall(app, ENDPOINTS.signInProviders, (request, reply) => {
    const providers = [...clients.keys()].map((id) => ({ id, url: beginPath(id) }));
    return page(providers, request, reply);
  });

  const clientOf = ({ params }: FastifyRequest) => {
    const { id = '' } = params as { id?: string };
    const client = clients.get(id);
    if (!client) throw new CodedError('not_found');
    return { id, client };
  };

  app.get(beginPath(':id'), { schema: { hide: true } }, async (request, reply) => {
    const { id, client } = clientOf(request);
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new CodedError('cross_origin');
    const begun = await client.begin().catch((err) => failed(request, err));
    if (!begun) return reply.redirect(FAILED, 303);
    reply.setSecretCookie('provider', write({ id, ...begun.errand }), TEN_MINUTES_SECONDS);
    return reply.redirect(begun.url.href, 303);
  });

  app.get(returnPath(':id'), { schema: { hide: true } }, async (request, reply) => {
    const { id, client } = clientOf(request);
    const errand = read(request.secretCookie('provider'));
    reply.clearSecretCookie('provider');
    if (!errand || errand.id !== id || !publicUrl) return reply.redirect(FAILED, 303);
    const address = new URL(request.url, publicUrl);
    const identity = await client.finish(address, errand).catch((err) => failed(request, err));
    if (!identity) return reply.redirect(FAILED, 303);
    const known = await repository.accountOf(identity);
    const accountId = known ?? (await repository.link(identity, (await request.user())?.id));
    await beginSession(request, reply, accountId);
    return reply.redirect('/', 303);
  });

  async function beginSession(request: FastifyRequest, reply: FastifyReply, accountId: string) {
    const earlier = request.secretCookie('session');
    const { token, keptSeconds } = await sessions.begin(accountId, { remember: false, earlier });
    reply.setSecretCookie('session', token, keptSeconds);
  }
}

function failed({ log }: FastifyRequest, err: unknown): undefined {
  log.warn({ err }, 'Signing in elsewhere did not work out');
  return undefined;
}

const write = (errand: Errand & { id: string }) => Buffer.from(JSON.stringify(errand)).toString('base64url');

function read(cookie = '') {
  try {
    return keptErrand.parse(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
  } catch {
    return undefined;
  }
}
