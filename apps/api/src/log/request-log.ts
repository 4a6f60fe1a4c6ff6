import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Settings } from '../env.ts';

type MakeLog = NonNullable<FastifyServerOptions['childLoggerFactory']>;
type Bindings = Parameters<MakeLog>[1];
type Options = Parameters<MakeLog>[2];

/** Levels at which every request is told of. */
const TALKATIVE: ReadonlySet<Settings['LOG_LEVEL']> = new Set(['info', 'debug', 'trace']);

/** Gives each request a log of its own, under its id. */
export function requestLogs(level: Settings['LOG_LEVEL']): MakeLog {
  return TALKATIVE.has(level)
    ? (log, bindings, options) => log.child(bindings, options)
    : (log, bindings, options) => new QuietRequestLog(log, bindings, options);
}

/** The log of a request of which there is mostly nothing to say: it is begun with its first warning. */
class QuietRequestLog implements FastifyBaseLogger {
  readonly #log: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: Options;
  #own: FastifyBaseLogger | undefined;

  constructor(log: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#log = log;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level(): string {
    return this.#log.level;
  }

  fatal(...line: unknown[]): void {
    this.#begun().fatal(...(line as [unknown]));
  }

  error(...line: unknown[]): void {
    this.#begun().error(...(line as [unknown]));
  }

  warn(...line: unknown[]): void {
    this.#begun().warn(...(line as [unknown]));
  }

  info(): void {}

  debug(): void {}

  trace(): void {}

  silent(): void {}

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#begun().child(bindings, options);
  }

  #begun(): FastifyBaseLogger {
    this.#own ??= this.#log.child(this.#bindings, this.#options);
    return this.#own;
  }
}
