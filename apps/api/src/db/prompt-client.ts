import { Client, type ClientConfig } from 'pg';
import { isDatabaseAway } from './away.ts';
import { inQuerySpan } from './query-span.ts';

/**
 * A connection of the pool that is given up as soon as anything about it is in doubt. If an answer did not come in time, `pg`
 * itself leaves the connection in use. The next question would then wait behind that answer.
 */
export class PromptClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    // One that breaks inside a transaction fails its next query; unheard, the event would end the process.
    this.on('error', () => undefined);
  }

  override query = ((...question: Parameters<Client['query']>): unknown => {
    // The callback form is the pool's own, which destroys the connection after any error and has a span of its own.
    const isPools = typeof question.at(-1) === 'function';
    const ask = (): unknown => super.query(...question);
    const answer = isPools ? ask() : inQuerySpan(question[0], ask);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (isDatabaseAway(error)) this.end().catch(() => undefined);
      });
    return answer;
  }) as Client['query'];
}
