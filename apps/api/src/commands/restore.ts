import path from 'node:path';
import { restore } from '../backup/restore.ts';
import { readSettings } from '../env.ts';

const USAGE = 'Usage: npm run restore -- FOLDER, with a DATA_DIR that is empty or not there yet';

/** `npm run restore -- FOLDER`: copies a backup into an empty data folder. */
try {
  const [folder, ...more] = process.argv.slice(2);
  if (!folder || more.length) throw new Error(USAGE);
  const { DATABASE_URL, DATA_DIR: dataFolder, SECRET } = readSettings(process.env);
  if (DATABASE_URL)
    throw new Error(
      'DATABASE_URL names a PostgreSQL server: restore it with pg_restore --clean --if-exists, and the attachments to where they were.',
    );
  const { hasSecret } = await restore(path.resolve(process.env['INIT_CWD'] ?? '', folder), dataFolder);
  const told = [
    `Restored into ${dataFolder}.`,
    !hasSecret &&
      !SECRET &&
      `The key is not in this backup. Before the server starts, put the file that was kept apart to ${path.join(dataFolder, 'secret')}, or set SECRET: with another key nobody can read the texts of reports and messages.`,
  ];
  process.stdout.write(`${told.filter(Boolean).join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
