import { codeOf } from '../process/start-error.ts';
import type { OpenSpan, Span, SpanOptions, Told, Tracing } from './tracing.ts';

export type { OpenSpan, Span };

/** Of the process, as it is in OpenTelemetry's own API: whoever calls another server far down knows no instance. */
let tracing: Tracing | undefined;

/** @param given undefined: nothing is traced from now on. */
export function traceBy(given: Tracing | undefined): void {
  tracing = given;
}

export const isTraced = (): boolean => tracing !== undefined;

/** A span that its caller ends; undefined where nothing is traced. */
export const beginSpan = (name: string, options: SpanOptions): OpenSpan | undefined =>
  tracing?.begin(name, options);

/** Does work in a span, which ends with it. Without tracing it only does the work. */
export function inSpan<Value>(name: string, options: SpanOptions, work: (span: Span) => Value): Value {
  const span = tracing?.begin(name, options);
  if (!span) return work(UNSEEN);
  const fail = (error: unknown) => {
    span.fail(typeOf(error));
    span.end();
    throw error;
  };
  return span.run(() => {
    let value: Value;
    try {
      value = work(span);
    } catch (error) {
      return fail(error);
    }
    if (!(value instanceof Promise)) {
      span.end();
      return value;
    }
    const whole = value.then((result) => {
      span.end();
      return result;
    }, fail);
    return whole as Value;
  });
}

/** Tells of the span in which this is called. */
export const tellSpan = (told: Told): void => tracing?.tell(told);

/** The headers by which a server that works for us goes on with the trace. */
export const traceHeaders = (): Readonly<Record<string, string>> => tracing?.headers() ?? NO_HEADERS;

/** Does work that belongs to nobody's request, such as what is owed to others. */
export const outsideSpans = <Value>(work: () => Value): Value => (tracing ? tracing.apart(work) : work());

/** The kind of a failure. Its message may repeat what somebody wrote. */
export const typeOf = (error: unknown): string =>
  codeOf(error) ?? (error instanceof Error ? error.constructor.name : 'unknown');

const UNSEEN: Span = { tell: () => undefined, fail: () => undefined };
const NO_HEADERS = {};
