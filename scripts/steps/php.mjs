import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT, run } from './run.mjs';

const PLUGIN = path.join(ROOT, 'integrations/wordpress');

/**
 * Reads every file of the WordPress plugin with PHP itself, and calls what it registers with stand-ins for WordPress. Where PHP is missing it says
 * so; `REQUIRE_PHP` makes that a fault, as it is in CI.
 */
export async function checkPhp() {
  const found = await run('php', ['--version']).catch(() => undefined);
  if (!found) {
    if (process.env.REQUIRE_PHP) throw new Error('PHP is missing (on Debian: apt-get install php-cli).');
    return 'PHP is not installed: the WordPress plugin was not read.\n';
  }
  const files = (await readdir(PLUGIN, { recursive: true })).filter((file) => file.endsWith('.php'));
  if (files.length === 0) throw new Error(`There is no PHP in ${PLUGIN}.`);
  const strict = ['-d', 'error_reporting=-1', '-d', 'display_errors=1'];
  for (const file of files) await run('php', [...strict, '-l', path.join(PLUGIN, file)]);
  const tried = await run('php', [...strict, path.join(PLUGIN, 'try.php')]);
  return `${files.length} files of PHP are read by ${found.split('\n')[0]}\n${tried}`;
}
