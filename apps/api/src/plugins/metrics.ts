import { createServer } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { onceOver } from '../http/once-over.ts';
import { codeOf, StartError } from '../process/start-error.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The register of what is measured. If it is absent, nothing is. */
    measures: Registry | undefined;
  }
}

export interface MetricsOptions {
  /** Absent: nothing is measured. */
  readonly port: number | undefined;
  readonly host: string;
}

/** From an answer out of the memory to one that makes somebody give up, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts requests and measures the process, for Prometheus to read on a port of its own that visitors do not reach.
 * Requests are told apart by their route, never by what stands in the address. Those whose visitor goes have the status `aborted`.
 */
export const metrics = fp<MetricsOptions>(async (app, { port, host }) => {
  const registry = port === undefined ? undefined : new Registry();
  app.decorate('measures', registry);
  if (!registry) return;
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests take, by method, route and status; aborted where the visitor has gone before the answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const counted = new WeakSet<FastifyRequest>();
  const countOnce = (request: FastifyRequest, { elapsedTime }: FastifyReply, status: number | 'aborted') => {
    if (counted.has(request)) return;
    counted.add(request);
    const { method, routeOptions } = request;
    durations.observe({ method, route: routeOptions.url ?? 'unknown', status }, elapsedTime / 1_000);
  };
  app.addHook('onRequest', (request, reply, done) => {
    // A request that was answered has been counted by then.
    onceOver(request, reply, () => countOnce(request, reply, 'aborted'));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    countOnce(request, reply, reply.statusCode);
    done();
  });

  const server = createServer(async (_request, response) => {
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics());
  });
  app.addHook('onReady', async () => {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, resolve);
      });
    } catch (error) {
      throw new StartError(`METRICS_PORT ${port} on ${host} cannot be used (${codeOf(error)}).`);
    }
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
    registry.clear();
  });
});
