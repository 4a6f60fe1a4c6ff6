import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * How fast a message of a case is answered here and in another checkout, in one run: `node packages/engine/bench/cases-against.mjs CHECKOUT`.
 * Both take turns, so that a busy machine slows both. It also says how many answers are the same, to the last sign.
 */
const HERE = path.resolve(import.meta.dirname, '../../..');
const [other] = process.argv.slice(2);
if (!other) throw new Error('Name the other checkout.');

const TELLINGS = ['fr-benin', 'fr-offices', 'en-pcm'];
const ROUNDS = 12;
const LONG = 20_000;
const tellings = TELLINGS.flatMap((name) =>
  readFileSync(path.join(HERE, `packages/engine/training/material/tellings/${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).turns),
);
const near300 = tellings.map(([first]) => first).filter(({ length }) => length > 250 && length < 350);
const all = tellings.map((turns) => turns.join(' '));

const [now, before] = await Promise.all([opened(HERE, 'now'), opened(path.resolve(other), 'before')]);

compare(`${near300.length} messages of about 300 characters`, near300.slice(0, 40));
compare(`${LONG} characters in one line`, [all.join(' ').slice(0, LONG)]);
compare(`${LONG} characters in lines`, [all.join('\n').slice(0, LONG)]);
const isSame = tellings.filter((turns) => now.talk(turns) === before.talk(turns)).length;
console.log(`the same answers to ${isSame} of ${tellings.length} talks`);

function compare(name, messages) {
  const spent = [0, 0];
  const runs = messages.length > 1 ? ROUNDS : ROUNDS / 2;
  for (let round = -2; round < runs; round += 1)
    for (const at of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const start = process.cpuUsage();
      for (const message of messages) [now, before][at].talk([message]);
      const { user, system } = process.cpuUsage(start);
      if (round >= 0) spent[at] += (user + system) / 1_000 / runs / messages.length;
    }
  const [ms, msBefore] = spent.map((each) => each.toFixed(2));
  console.log(`${name}: ${ms} ms, before ${msBefore} ms, ${(spent[0] / spent[1]).toFixed(2)} of it`);
}

/** The case engine of a checkout, with its own weights. */
async function opened(checkout, name) {
  const engine = path.join(checkout, 'packages/engine');
  const outfile = path.join(HERE, `packages/engine/dist/against/${name}.mjs`);
  mkdirSync(path.dirname(outfile), { recursive: true });
  await build({
    entryPoints: [path.join(engine, 'node/cases.ts')],
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(path.join(engine, 'node/cases.ts')).href) },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'warning',
  });
  const { NEW_CASE, restoreCase, step } = await import(outfile);
  const talk = (turns) => {
    let state = NEW_CASE;
    const replies = turns.map((turn) => {
      const taken = step(restoreCase(JSON.parse(JSON.stringify(state))), turn, { language: 'fr' });
      ({ state } = taken);
      return taken.reply;
    });
    return JSON.stringify([replies, state]);
  };
  return { talk };
}
