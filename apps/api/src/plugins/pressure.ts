import underPressure from '@fastify/under-pressure';
import { PATHS } from '@scamguard/contracts';
import fp from 'fastify-plugin';
import { CodedError } from '../errors/index.ts';
import { loopBudget } from './loop-budget.ts';

/** When it is worth trying again. */
const RETRY_AFTER_SECONDS = 10;

/** The load that this process bears, in the terms of `@fastify/under-pressure`; 0 is no limit. */
export interface PressureOptions {
  /** How late the event loop may be, in milliseconds; one that is only busy answers everybody in time. */
  readonly maxEventLoopDelay?: number;
  readonly maxHeapUsedBytes?: number;
  /** How long requests may take in one iteration of the event loop, in milliseconds. */
  readonly maxIteration?: number;
}

const busy = () => new CodedError('unavailable', undefined, RETRY_AFTER_SECONDS);

const HEALTH = new Set<string | undefined>([PATHS.health, PATHS.live, PATHS.ready].map(({ path }) => path));

/**
 * Refuses requests for a moment before there are so many that none is answered in time. In an iteration of the event loop, it
 * refuses those for whom there is no time left. While the loop has long been late or the memory is full, it refuses everybody.
 */
export const pressure = fp<PressureOptions>(
  async (app, { maxEventLoopDelay = 1_000, maxHeapUsedBytes = 0, maxIteration = 100 }) => {
    const budget = loopBudget(maxIteration || Number.POSITIVE_INFINITY);
    app.addHook('onRequest', ({ routeOptions }, _reply, done) => {
      done(budget.isSpent() && !HEALTH.has(routeOptions.url) ? busy() : undefined);
    });
    await app.register(underPressure, {
      maxEventLoopDelay,
      maxHeapUsedBytes,
      // A watchdog that hears nothing would end a process that is only busy.
      pressureHandler: ({ routeOptions }) => {
        if (HEALTH.has(routeOptions.url)) return;
        throw busy();
      },
    });
  },
);
