import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PNPM } from './install.mjs';
import { ROOT, run } from './run.mjs';

const FOLDER = path.join(ROOT, 'dist/sbom');

/**
 * What each bill is of. The server ships the site; widgets are bundled, so what may be inside them is what our packages that they are
 * made of need.
 */
const BILLS = [
  { name: 'server', of: 'apps/api', selects: ['@scamguard/api', '@scamguard/web'], type: 'application' },
  { name: 'ui', of: 'packages/ui', selects: ['@scamguard/ui'] },
  { name: 'engine', of: 'packages/engine', selects: ['@scamguard/engine'] },
  { name: 'contracts', of: 'packages/contracts', selects: ['@scamguard/contracts'] },
  { name: 'client', of: 'packages/client', selects: ['@scamguard/client'] },
  { name: 'widgets', of: 'packages/widgets', selects: ['@scamguard/widgets...'] },
];

/**
 * Writes a CycloneDX 1.6 bill of materials of the server and of each published package into `dist/sbom`.
 *
 * @returns {Promise<string>} a line for each.
 * @throws {Error} when a direct dependency is missing from its bill.
 */
export async function writeBills() {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const lines = [];
  for (const bill of BILLS) lines.push(await writeBill(bill));
  return lines.join('\n');
}

async function writeBill({ name, of, selects, type = 'library' }) {
  const file = path.join(FOLDER, `${name}.cdx.json`);
  const selected = selects.flatMap((each) => ['--filter', each]);
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', type];
  await run('npx', ['--yes', PNPM, 'sbom', '--prod', ...format, ...selected, '--out', file]);
  const manifest = JSON.parse(await readFile(path.join(ROOT, of, 'package.json'), 'utf8'));
  const written = subjectIs(JSON.parse(await readFile(file, 'utf8')), manifest);
  const missing = directDependencies(manifest).filter(
    (dependency) => !written.components.some((each) => fullName(each) === dependency),
  );
  if (missing.length) throw new Error(`${name}.cdx.json lacks ${missing.join(', ')}.`);
  await writeFile(file, `${JSON.stringify(written, undefined, 2)}\n`);
  return `dist/sbom/${name}.cdx.json: ${written.components.length} components`;
}

/** A bill of several of our packages names the whole workspace as its subject. */
function subjectIs(bill, { name, version, description }) {
  const { component } = bill.metadata;
  const [group, plain] = name.split('/');
  const purl = `pkg:npm/${encodeURIComponent(group)}/${plain}@${version}`;
  const was = component['bom-ref'];
  const subject = { ...component, group, name: plain, version, description, purl, 'bom-ref': purl };
  const renamed = (ref) => (ref === was ? purl : ref);
  // Selected beside the subject, it would stand in its own bill.
  const components = bill.components.filter((each) => each['bom-ref'] !== purl);
  const dependencies = merged(
    bill.dependencies.map(({ ref, dependsOn = [] }) => ({
      ref: renamed(ref),
      dependsOn: dependsOn.map(renamed).filter((each) => each !== purl),
    })),
  );
  return { ...bill, metadata: { ...bill.metadata, component: subject }, components, dependencies };
}

/** One entry for each reference, as the format wants it. */
function merged(dependencies) {
  const all = new Map();
  for (const { ref, dependsOn } of dependencies)
    all.set(ref, [...new Set([...(all.get(ref) ?? []), ...dependsOn])]);
  return [...all].map(([ref, dependsOn]) => ({ ref, dependsOn }));
}

const directDependencies = ({ dependencies = {} }) =>
  Object.keys(dependencies).filter((name) => !name.startsWith('@scamguard/'));

const fullName = ({ group, name }) => (group ? `${group}/${name}` : name);
