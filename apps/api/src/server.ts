import { readFileSync } from 'node:fs';
import { openDatabase } from './db/client.ts';
import { databaseSource } from './db/database-source.ts';
import { readSettings } from './env.ts';
import { listen } from './process/listen.ts';
import { closeOnSignal } from './process/shutdown.ts';
import { StartError } from './process/start-error.ts';
import { readSecret } from './secrets/secret.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Reads the settings, opens the database, listens, and says where; every failure is one sentence and exit code 1. */
try {
  const settings = readSettings(process.env);
  const secret = await readSecret(settings);
  // What answers is loaded while the database's thread opens it; who is refused does not wait for it.
  const [database, { buildApp }] = await Promise.all([
    databaseSource(settings).then(openDatabase),
    import('./app.ts'),
  ]);
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
