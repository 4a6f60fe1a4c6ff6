import { existsSync } from 'node:fs';
import { ROOT, run } from './run.mjs';

/** This browser lacks the parts that nobody looks at in a test, and takes a third less of the processor. So it comes first. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const INSTALLED = [
  `/usr/bin/${HEADLESS_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const MISSING = `No Chromium was found and none could be installed.
Install it yourself (on Debian: apt-get install chromium), or name one with CHROMIUM_PATH.`;

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

async function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return;
  const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) =>
    run(command, [...prefix, 'install', '-y', '--no-install-recommends', name], { env });
  await run(command, [...prefix, 'update'], { env });
  // Older releases of Debian have the whole browser only.
  await install(HEADLESS_SHELL).catch(() => install('chromium'));
}

const downloadFromPlaywright = () =>
  run(process.execPath, [`${ROOT}/node_modules/@playwright/test/cli.js`, 'install', 'chromium']);

const lookForChromium = async () =>
  [process.env.CHROMIUM_PATH, ...INSTALLED, await playwrightChromium()].find(
    (file) => file && existsSync(file),
  );

/**
 * The Chromium that tests drive: a named or existing one, else Debian's package, else Playwright's download.
 *
 * @returns {Promise<string>} the path of its executable.
 */
export async function findChromium() {
  for (const attempt of [() => {}, installFromDebian, downloadFromPlaywright]) {
    // A way that does not work here is no error yet: the next one may.
    await Promise.resolve(attempt()).catch(() => {});
    const found = await lookForChromium();
    if (found) return found;
  }
  throw new Error(MISSING);
}
