import { bin, run } from './run.mjs';

/** Far fewer than there are: where it cannot parse TypeScript, it reads no file and finds nothing wrong. */
const FEWEST_IMPORTS = 4_000;

/** Checks who imports whom inside each package, by the rules in `.dependency-cruiser.mjs`. */
export async function checkLayers() {
  const output = await run(bin('depcruise'), ['apps', 'packages']);
  const imports = Number(/(\d+) dependencies cruised/.exec(output)?.[1] ?? 0);
  if (imports < FEWEST_IMPORTS)
    throw new Error(`Only ${imports} imports were read: is a TypeScript before 7 there?`);
  return output;
}
