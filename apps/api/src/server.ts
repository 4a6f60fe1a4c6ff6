import { readFileSync } from 'node:fs';
import { buildApp } from './app.ts';
import { databaseSource } from './database-source.ts';
import { openDatabase } from './db/client.ts';
import { readSettings } from './env.ts';
import { listen } from './listen.ts';
import { readSecret } from './secret.ts';
import { closeOnSignal } from './shutdown.ts';
import { StartError } from './start-error.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Reads the settings, opens the database, listens, and says where; every failure is one sentence and exit code 1. */
try {
  const settings = readSettings(process.env);
  const secret = await readSecret(settings);
  const database = await openDatabase(await databaseSource(settings));
  const app = await buildApp({ settings, database, secret, version });
  closeOnSignal(app);
  const address = await listen(app, settings);
  process.stdout.write(`ScamGuard is ready: ${address}\n`);
} catch (error) {
  const reason =
    error instanceof StartError
      ? error.message
      : `unexpected: ${error instanceof Error ? error.stack : error}`;
  process.stderr.write(`ScamGuard cannot start. ${reason}\n`);
  process.exit(1);
}
