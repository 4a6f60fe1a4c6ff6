import { parseArgs } from 'node:util';
import { broadcast } from '../channels/alerts/broadcast.ts';
import { channelPeople } from '../channels/door/people.ts';
import { channelsRepository } from '../channels/door/repository.ts';
import { subscribersOf } from '../channels/door/subscribers.ts';
import { openDatabase } from '../db/client.ts';
import { databaseSource } from '../db/database-source.ts';
import { readSettings } from '../env.ts';
import { rateLimitsRepository } from '../rate-limits/repository.ts';
import { rateLimits } from '../rate-limits/service.ts';
import { textSealer } from '../sealed-text/sealer.ts';
import { readSecret } from '../secrets/secret.ts';

/** `npm run broadcast -- ALERT [--country BJ]`: sends an alert to the people who asked for alerts, on the database that the settings name. */
try {
  const settings = readSettings(process.env);
  const { values, positionals } = parseArgs({
    options: { country: { type: 'string' } },
    allowPositionals: true,
  });
  const [alert] = positionals;
  if (!alert) throw new Error('Which alert? npm run broadcast -- ALERT [--country BJ]');
  const secret = await readSecret(settings);
  const database = await openDatabase(await databaseSource(settings));
  const { queries } = database;
  const sealer = textSealer(secret);
  try {
    const { queued, left } = await broadcast(
      {
        queries,
        repository: channelsRepository(queries),
        subscribers: subscribersOf(queries, sealer),
        people: channelPeople(secret),
        sealer,
        limits: rateLimits(rateLimitsRepository(queries), secret),
        perDay: settings.ALERTS_PER_DAY,
        template: settings.WHATSAPP_ALERT_TEMPLATE,
      },
      alert,
      values.country,
    );
    process.stdout.write(`Goes to ${queued} people as soon as a server runs.\n`);
    if (left) process.stdout.write(`ALERTS_PER_DAY is reached: ${left} are left. Run it again tomorrow.\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
