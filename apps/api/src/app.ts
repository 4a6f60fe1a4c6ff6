import fastify, { type FastifyInstance } from 'fastify';
import { channels } from './channels/plugin.ts';
import { aroundCalls } from './composition/around-calls.ts';
import { checks } from './composition/checks.ts';
import type { Dependencies } from './composition/dependencies.ts';
import { library } from './composition/library.ts';
import { pages } from './composition/pages.ts';
import { people } from './composition/people.ts';
import { reportedScams } from './composition/reported-scams.ts';
import { serverOptions } from './http/server-options.ts';
import { measures } from './modules/measures/plugin.ts';

/** Each takes a file descriptor and memory; a connection beyond is closed at once. */
const MOST_CONNECTIONS = 5_000;

/** The whole server, ready to listen or to be asked by tests; closing it closes the database. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const app = fastify(serverOptions(dependencies.settings, dependencies.patience));
  app.server.maxConnections = MOST_CONNECTIONS;
  app.addHook('onClose', dependencies.database.close);
  const entrance = await aroundCalls(app, dependencies);
  await app.register(measures, dependencies.database);
  const { reputation, ...judges } = await checks(app, dependencies);
  const { sms, mail } = await people(app, dependencies, entrance);
  await app.register(channels, {
    ...judges,
    assistant: judges.channelAssistant,
    settings: dependencies.settings,
    queries: dependencies.database.queries,
    secret: dependencies.secret,
    limits: entrance.limits,
    sms,
    mail,
    look: dependencies.patience?.owed,
    check: (value, language) => judges.verification.verify({ kind: 'number', value }, language),
  });
  await reportedScams(app, dependencies, reputation.refresh, entrance.limits);
  await library(app, dependencies, entrance.limits);
  await pages(app, dependencies, judges);
  return app;
}
