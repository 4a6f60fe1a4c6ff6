import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/**
 * The bytes of a file of `weights/`, by its name without the ending.
 *
 * @throws {Error} if it cannot be read.
 */
export const readWeights = (name: string): Uint8Array =>
  // A bundle finds them like an import does, through the package that it has installed.
  readFileSync(resolve(`@scamguard/engine/weights/${name}.weights`));
