import { openDatabase } from '../db/client.ts';
import { databaseSource } from '../db/database-source.ts';
import { readSettings } from '../env.ts';
import { moderatorCommand } from '../modules/moderation/role.ts';

/** `npm run moderator -- grant|revoke|list`, on the database that the settings name. */
try {
  const database = await openDatabase(await databaseSource(readSettings(process.env)));
  try {
    const told = await moderatorCommand(database.queries, process.argv.slice(2));
    process.stdout.write(`${told}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
