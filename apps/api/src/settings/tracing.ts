import { z } from 'zod';

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((url) => new URL(url));
const pairs = z.string().transform(readPairs);

/**
 * Where traces go, by OpenTelemetry's own variables; without an endpoint there are none.
 * Source: OpenTelemetry, "Environment Variable Specification" and "OpenTelemetry Protocol Exporter".
 */
export const TRACING_VARIABLES = {
  OTEL_SDK_DISABLED: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  /** Of a collector: `/v1/traces` is added to it. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  /** The whole address for traces, before the other. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  /** The one form that we send. Every collector takes it on its port for HTTP. */
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal('http/json', { error: 'must be http/json: no other is sent' })
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100, 'must have at most 100 characters').default('scamguard'),
  OTEL_RESOURCE_ATTRIBUTES: pairs.optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(', ')}` })
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|1\.0+|0?\.\d{1,9})$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
};

/** What traces need of the settings. */
export type TracingSettings = z.output<z.ZodObject<typeof TRACING_VARIABLES>>;

/** Where traces go; undefined where there are none. */
export function tracesEndpoint(settings: TracingSettings): URL | undefined {
  if (settings.OTEL_SDK_DISABLED === 'true') return undefined;
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = settings;
  return whole ?? (base && new URL(`${base.href.replace(/\/+$/, '')}/v1/traces`));
}

/** `name=value,other=value`, in which values may be percent-encoded. Source: W3C Baggage. */
function readPairs(text: string, context: z.core.$RefinementCtx<string>): Readonly<Record<string, string>> {
  const entries = text.split(',').filter((entry) => entry.trim());
  const read = entries.flatMap((entry) => {
    const [, name, value] = /^\s*([\w.!#$%&'*+^`|~-]+)\s*=(.*)$/.exec(entry) ?? [];
    const decoded = decode(value?.trim() ?? '');
    return name === undefined || decoded === undefined ? [] : [[name, decoded] as const];
  });
  if (read.length !== entries.length)
    context.issues.push({
      code: 'custom',
      message: 'must be pairs "name=value", parted by commas',
      input: text,
    });
  return Object.fromEntries(read);
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
