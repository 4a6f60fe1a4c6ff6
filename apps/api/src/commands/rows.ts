import { writeFile } from 'node:fs/promises';
import { openDatabase } from '../db/client.ts';
import { databaseSource } from '../db/database-source.ts';
import { readSettings } from '../env.ts';
import { rowsCommand } from '../modules/moderation/rows.ts';

/** `npm run rows -- export FILE`, of the database that the settings name. */
try {
  const database = await openDatabase(await databaseSource(readSettings(process.env)));
  try {
    const told = await rowsCommand(database.queries, process.argv.slice(2), writeFile);
    process.stdout.write(`${told}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
