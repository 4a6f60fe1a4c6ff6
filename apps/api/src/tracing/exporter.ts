import type { SpanExporter } from '@opentelemetry/sdk-trace';

/** OpenTelemetry's code of an export that was taken. */
const TAKEN = 0;

/** An exporter that tells when it begins to fail, and is silent until it has worked again. */
export function tellingExporter(exporter: SpanExporter, onTrouble: () => void): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const fails = result.code !== TAKEN;
        if (fails && !isFailing) onTrouble();
        isFailing = fails;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
