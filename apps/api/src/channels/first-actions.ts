import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { ChannelName } from './message.ts';

/** Counts who was told what to do first: in measured voice services most callers had hung up before they heard anything. */
export function countOfFirstActions({
  measures,
}: Pick<FastifyInstance, 'measures'>): (channel: ChannelName | 'ussd' | 'voice') => void {
  const told =
    measures &&
    new Counter({
      name: 'scamguard_first_actions_total',
      help: 'Verdicts and first actions that reached somebody, by channel; of calls those that lasted long enough to hear it.',
      labelNames: ['channel'],
      registers: [measures],
    });
  return (channel) => told?.inc({ channel });
}
