import { type SQL, sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import type { Database } from '../../db/client.ts';
import { channelMessages } from '../../db/schema/channels.ts';
import { scams } from '../../db/schema/scams.ts';
import { threatLists } from '../../db/schema/threat-lists.ts';
import { webhookDeliveries } from '../../db/schema/webhooks.ts';

export type MeasuresOptions = Pick<Database, 'queries' | 'connections'>;

type Count = Record<string, unknown> & { readonly label?: string; readonly value: number };

/** What waits and what grows old, asked of the database whenever Prometheus asks. None of it says anything of a visitor. */
export const measures = fp<MeasuresOptions>(async (app, { queries, connections }) => {
  const { measures: registry } = app;
  if (!registry) return;
  const registers = [registry];
  const ask = (query: SQL) =>
    queries.execute<Count>(query).then(
      ({ rows }) => rows,
      () => undefined,
    );

  // Read before the questions below, which would wait for each other.
  const pool = new Gauge({
    name: 'scamguard_database_connections',
    help: 'Connections to the database that are used and idle, and questions that are waiting for one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      for (const [state, value] of Object.entries(connections())) this.set({ state }, value);
    },
  });
  registry.registerMetric(pool);

  const isUp = new Gauge({
    name: 'scamguard_database_up',
    help: '1 while the database answers, else 0.',
    registers: [],
    async collect() {
      this.set((await ask(sql`select 1 as value`)) ? 1 : 0);
    },
  });
  registry.registerMetric(isUp);

  /** A gauge that is asked for by a query; while the database is away it has no values, and `scamguard_database_up` says why. */
  const asked = (name: string, help: string, label: string | undefined, query: SQL) =>
    new Gauge({
      name,
      help,
      registers,
      labelNames: label ? [label] : [],
      async collect() {
        const rows = await ask(query);
        this.reset();
        // Without a label it begins anew with 0, which nobody has counted.
        if (!rows && !label) this.remove();
        for (const row of rows ?? []) this.set(label ? { [label]: row.label ?? '' } : {}, Number(row.value));
      },
    });

  asked(
    'scamguard_reports_waiting',
    'Scams that no moderator has decided yet.',
    undefined,
    sql`select count(*)::int as value from ${scams} where ${scams.status} = 'pending'`,
  );
  asked(
    'scamguard_threat_list_age_seconds',
    'How long ago each list of known scams was read.',
    'host',
    sql`select split_part(${threatLists.url}, '/', 3) as label,
      extract(epoch from now() - max(${threatLists.readAt}))::float as value from ${threatLists} group by 1`,
  );
  asked(
    'scamguard_channel_messages_owed',
    'Messages of each channel whose answer has not gone out.',
    'channel',
    sql`select ${channelMessages.channel} as label, count(*)::int as value from ${channelMessages}
      where ${channelMessages.state} = 'owed' group by 1`,
  );
  for (const [state, help] of [
    ['owed', 'Webhooks that a partner has not taken yet.'],
    ['failed', 'Webhooks that were given up in the last 30 days.'],
  ] as const)
    asked(
      `scamguard_webhooks_${state}`,
      help,
      'subscriber',
      sql`select ${webhookDeliveries.subscriber} as label, count(*)::int as value from ${webhookDeliveries}
        where ${webhookDeliveries.state} = ${state} group by 1`,
    );
});
