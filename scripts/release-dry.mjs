import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from './steps/build.mjs';
import { findChromium } from './steps/chromium.mjs';
import { compilePackage } from './steps/compile-package.mjs';
import { install, requireNode } from './steps/install.mjs';
import { checkNextApp } from './steps/next-app.mjs';
import { checkPlainPackages } from './steps/plain-packages.mjs';
import { ROOT, run } from './steps/run.mjs';
import { writeBills } from './steps/sbom.mjs';

/**
 * `npm run release:dry`: builds and packs what is published, checks it as the registry and its users will see it, installs it
 * into outside projects and runs them. Publishes nothing.
 */
requireNode();

const PUBLISHED = ['ui', 'engine', 'contracts', 'client', 'widgets'];

const steps = {
  install,
  'ui and widgets are built': async () => {
    await build('ui');
    await build('widgets');
  },
  'engine, contracts and client are compiled': async () => {
    for (const name of ['engine', 'contracts', 'client']) await compilePackage(name);
  },
  'engine, contracts and client work outside': checkPlainPackages,
  'ui works outside': () => checkIn('packages/ui/release/check.mjs'),
  'widgets work outside': () => checkIn('packages/widgets/release/check.mjs'),
  "ui and widgets work in Next's app router": checkNextApp,
  'every package says what is new': everyPackageSaysWhatIsNew,
  'bills of materials are written': writeBills,
};

async function checkIn(file) {
  return run(process.execPath, [file], { env: { CHROMIUM_PATH: await findChromium() } });
}

for (const [name, work] of Object.entries(steps)) {
  try {
    const output = await work();
    console.log(`✓ ${name}${typeof output === 'string' ? `\n${indent(output)}` : ''}`);
  } catch (error) {
    console.error(`✗ ${name}\n${indent(error.output ?? '')}\n${error.message}`);
    process.exit(1);
  }
}
for (const name of PUBLISHED) {
  const manifest = await readFile(path.join(ROOT, 'packages', name, 'package.json'), 'utf8');
  console.log(`ready: @scamguard/${name} ${JSON.parse(manifest).version}`);
}

/** A change that is announced, or a changelog of those that were. */
async function everyPackageSaysWhatIsNew() {
  const folder = path.join(ROOT, '.changeset');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'));
  const announced = (
    await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  ).join();
  for (const name of PUBLISHED) {
    const log = path.join(ROOT, 'packages', name, 'CHANGELOG.md');
    const isTold =
      announced.includes(`"@scamguard/${name}":`) || (await readFile(log).catch(() => undefined));
    if (!isTold) throw new Error(`@scamguard/${name} has neither a changeset nor a changelog.`);
  }
}

function indent(text) {
  return text
    .trimEnd()
    .split('\n')
    .slice(-12)
    .map((line) => `    ${line}`)
    .join('\n');
}
