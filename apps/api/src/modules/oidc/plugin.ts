import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../db/client.ts';
import type { Provider } from '../../settings/providers.ts';
import type { SessionsService } from '../sessions/service.ts';
import { type OidcClient, oidcClient } from './client.ts';
import { oidcRepository } from './repository.ts';
import { oidcRoutes, returnPath } from './routes.ts';

export interface OidcModule {
  readonly providers: readonly Provider[];
  /** Set wherever there is a provider. */
  readonly publicUrl: URL | undefined;
  readonly queries: Queries;
  readonly sessions: SessionsService;
}

/** Signing in by somebody else's account, put together. */
export async function oidc(app: FastifyInstance, { providers, publicUrl, queries, sessions }: OidcModule) {
  const clients = new Map<string, OidcClient>();
  for (const provider of publicUrl ? providers : [])
    clients.set(provider.id, oidcClient(provider, new URL(returnPath(provider.id), publicUrl)));
  await app.register(oidcRoutes, { clients, publicUrl, repository: oidcRepository(queries), sessions });
}
