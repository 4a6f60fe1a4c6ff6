import path from 'node:path';
import { parseArgs } from 'node:util';
import { backUp } from '../backup/back-up.ts';
import { readSettings } from '../env.ts';

const USAGE = 'Usage: npm run backup -- FOLDER [--with-secret]';
const MEGABYTE = 1_000_000;

/** `npm run backup -- FOLDER`: copies the embedded database and its attachments while the server runs. */
try {
  const { values, positionals } = parseArgs({
    options: { 'with-secret': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (!folder || positionals.length > 1) throw new Error(USAGE);
  const { DATABASE_URL, DATA_DIR: dataFolder, SECRET, S3_BUCKET } = readSettings(process.env);
  if (DATABASE_URL)
    throw new Error(
      `DATABASE_URL names a PostgreSQL server: back it up with pg_dump --format=custom, and copy ${S3_BUCKET ? `the bucket ${S3_BUCKET}` : path.join(dataFolder, 'attachments')}.`,
    );
  const withSecret = values['with-secret'] && !SECRET;
  // npm runs this elsewhere than where the folder was named.
  const target = path.resolve(process.env['INIT_CWD'] ?? '', folder);
  const { bytes, attachments, quietMs } = await backUp({ dataFolder, target, withSecret });
  const told = [
    `Copied to ${target}: the database (${Math.ceil(bytes / MEGABYTE)} MB) and ${attachments} attachments. The database stood still for ${Math.ceil(quietMs)} ms.`,
    S3_BUCKET && `Attachments in the bucket ${S3_BUCKET} are not copied.`,
    withSecret
      ? 'The key is in it: whoever gets this folder can read what people have written.'
      : `The key (${SECRET ? 'SECRET' : path.join(dataFolder, 'secret')}) is not in it: keep it apart. Without it the texts of reports and messages can never be read again.`,
  ];
  process.stdout.write(`${told.filter(Boolean).join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
