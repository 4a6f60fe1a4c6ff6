import { openDatabase } from '../db/client.ts';
import { databaseSource } from '../db/database-source.ts';
import { readSettings } from '../env.ts';
import { newSecret, webhooksCommand } from '../modules/webhooks/command.ts';

/** `npm run webhooks -- secret|list|test|replay`, on the database that the settings name. */
try {
  const words = process.argv.slice(2);
  if (words[0] === 'secret') process.stdout.write(`${newSecret()}\n`);
  else {
    const settings = readSettings(process.env);
    const database = await openDatabase(await databaseSource(settings));
    try {
      process.stdout.write(`${await webhooksCommand(database.queries, settings.WEBHOOKS ?? [], words)}\n`);
    } finally {
      await database.close();
    }
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
