/** What is told of a span: names and numbers that we chose, never a word that somebody wrote. */
export type Told = Readonly<Record<string, string | number | boolean>>;

/** Work that takes time, as OpenTelemetry knows it. */
export interface Span {
  readonly tell: (told: Told) => void;
  /** @param type what kind of failure: a code or the name of a class, never a message. */
  readonly fail: (type: string) => void;
}

/** A span that its owner ends. */
export interface OpenSpan extends Span {
  /** Does work inside of it: whatever begins there belongs to it. */
  readonly run: <Value>(work: () => Value) => Value;
  readonly end: () => void;
}

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'internal';
  readonly told?: Told;
  /**
   * `stranger`: what a caller's `traceparent` names, or nothing. `nothing`: it belongs to no other span. `span`: the span in which it begins;
   * outside of spans it is none. By default the span in which it begins, if there is one.
   */
  readonly partOf?: 'stranger' | 'nothing' | 'span';
  /** The header of a caller, with `partOf: 'stranger'`. */
  readonly traceparent?: string | undefined;
}

/** Whoever collects spans. */
export interface Tracing {
  /** @returns undefined where none is wanted. */
  readonly begin: (name: string, options: SpanOptions) => OpenSpan | undefined;
  /** Tells of the span in which this is called. */
  readonly tell: (told: Told) => void;
  /** By which another server goes on with the trace. Source: W3C Trace Context. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** Does work outside of every span. */
  readonly apart: <Value>(work: () => Value) => Value;
  /** Hands over what is left. */
  readonly close: () => Promise<void>;
}
