import * as icons from '../../packages/ui/src/entries/icons.ts';
import * as parts from '../../packages/ui/src/entries/index.ts';
import type { Importable } from './playground-code.ts';

/** What can be written in the playground, by name. */
export const scope: Readonly<Record<string, unknown>> = { ...icons, ...parts };

export const importable: Importable = {
  '@scamguard/ui': Object.keys(parts),
  '@scamguard/ui/icons': Object.keys(icons),
};
