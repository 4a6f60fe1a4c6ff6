import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { onceOver } from '../http/once-over.ts';
import { type TracingSettings, tracesEndpoint } from '../settings/tracing.ts';
import { beginSpan, type OpenSpan, traceBy } from '../tracing/index.ts';

export interface TracesOptions {
  readonly settings: TracingSettings;
  readonly version: string;
}

/**
 * A span for each request, if the settings want traces. It is told apart by its route and says how it was answered: nothing of who asked, from
 * where, with which address, query, header or body.
 */
export const traces = fp<TracesOptions>(async (app, { settings, version }) => {
  const endpoint = tracesEndpoint(settings);
  if (!endpoint) return;
  const { openTelemetry } = await import('../tracing/open-telemetry.ts');
  const tracing = openTelemetry({
    endpoint,
    settings,
    version,
    onTrouble: () => app.log.warn('Traces are lost: the collector of OTEL_EXPORTER_OTLP_ENDPOINT takes none'),
  });
  traceBy(tracing);
  app.addHook('onClose', async () => {
    traceBy(undefined);
    await tracing.close();
  });

  const open = new WeakMap<FastifyRequest, OpenSpan>();
  const endOnce = (request: FastifyRequest, status: number | undefined) => {
    const span = open.get(request);
    if (!span) return;
    open.delete(request);
    if (status === undefined) span.fail('aborted');
    else span.tell({ 'http.response.status_code': status });
    if (status !== undefined && status >= 500) span.fail(String(status));
    span.end();
  };
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url;
    const { traceparent } = headers;
    const span = beginSpan(route ? `${method} ${route}` : method, {
      kind: 'server',
      told: { 'http.request.method': method, ...(route && { 'http.route': route }) },
      partOf: 'stranger',
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    });
    if (!span) return done();
    open.set(request, span);
    // A request that was answered has ended its span by then.
    onceOver(request, reply, () => endOnce(request, undefined));
    span.run(done);
  });
  // The body comes with events of the connection, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = open.get(request);
    if (span) span.run(done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    endOnce(request, reply.statusCode);
    done();
  });
});
