import path from 'node:path';
import { ROOT, run } from './run.mjs';

const FOLDER = path.join(ROOT, 'deploy/prometheus');

/**
 * Reads the alert rules with Prometheus's own tool and tries them on made-up measures. Where the tool is missing it says so; `REQUIRE_PROMTOOL`
 * makes that a fault, as it is in CI.
 */
export async function checkAlerts() {
  const found = await run('promtool', ['--version']).catch(() => undefined);
  if (!found) {
    if (process.env.REQUIRE_PROMTOOL)
      throw new Error('promtool is missing (on Debian: apt-get install prometheus).');
    return 'promtool is not installed: the alert rules were not tried.\n';
  }
  const read = await run('promtool', [
    'check',
    'rules',
    '--lint=all',
    '--lint-fatal',
    path.join(FOLDER, 'alerts.yml'),
  ]);
  return read + (await run('promtool', ['test', 'rules', path.join(FOLDER, 'alerts.test.yml')]));
}
