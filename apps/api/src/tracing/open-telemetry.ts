import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Span as TelemetrySpan,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { withTimeLimit } from '../limits/time-limit.ts';
import type { TracingSettings } from '../settings/tracing.ts';
import { tellingExporter } from './exporter.ts';
import { samplerOf } from './sampler.ts';
import type { OpenSpan, Told, Tracing } from './tracing.ts';

/** A collector that is away does not keep the server from stopping. */
const LONGEST_FAREWELL_MS = 3_000;

export interface TelemetryOptions {
  readonly endpoint: URL;
  readonly settings: TracingSettings;
  /** Of the server. */
  readonly version: string;
  /** Told once each time that the collector begins to take nothing. */
  readonly onTrouble: () => void;
}

/**
 * Spans by OpenTelemetry. This file alone imports its packages, and is itself imported only where traces are wanted.
 *
 * Nothing is registered for the whole process and nothing is instrumented by itself: every span and each of its words is ours.
 */
export function openTelemetry({ endpoint, settings, version, onTrouble }: TelemetryOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: endpoint.href,
    ...(settings.OTEL_EXPORTER_OTLP_HEADERS && { headers: { ...settings.OTEL_EXPORTER_OTLP_HEADERS } }),
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      ...settings.OTEL_RESOURCE_ATTRIBUTES,
      'service.name': settings.OTEL_SERVICE_NAME,
      'service.version': version,
    }),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: tellingExporter(exporter, onTrouble) })],
  });
  const tracer = provider.getTracer('scamguard', version);
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<Context>();
  const here = () => active.getStore() ?? ROOT_CONTEXT;
  const kinds = {
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    internal: SpanKind.INTERNAL,
  };
  // Without `tracestate`, in which a caller may write what they like.
  const named = (traceparent = '') => propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
  const opened = (span: TelemetrySpan, context: Context): OpenSpan => ({
    run: (work) => active.run(trace.setSpan(context, span), work),
    tell: (told: Told) => void span.setAttributes(told),
    fail: (type) => {
      span.setAttribute('error.type', type);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  });

  return {
    begin: (name, { kind, told = {}, partOf, traceparent }) => {
      const inside = here();
      if (partOf === 'span' && inside === ROOT_CONTEXT) return undefined;
      const context =
        partOf === 'nothing' ? ROOT_CONTEXT : partOf === 'stranger' ? named(traceparent) : inside;
      return opened(tracer.startSpan(name, { kind: kinds[kind], attributes: told }, context), context);
    },
    tell: (told) => void trace.getSpan(here())?.setAttributes(told),
    headers: () => {
      const carrier: Record<string, string> = {};
      propagator.inject(here(), carrier, defaultTextMapSetter);
      return carrier;
    },
    apart: (work) => active.run(ROOT_CONTEXT, work),
    close: () => withTimeLimit(provider.shutdown(), LONGEST_FAREWELL_MS).catch(() => undefined),
  };
}
