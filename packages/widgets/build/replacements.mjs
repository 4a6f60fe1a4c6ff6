import { fileURLToPath } from 'node:url';

const source = (file) => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

/** What stands in the place of a heavier module, by the end of how it is imported; each file says why. */
const REPLACED = [
  [/^react$/, 'renderer/react.ts'],
  [/^react\/jsx-runtime$/, 'renderer/jsx-runtime.ts'],
  [/^react-dom\/client$/, 'renderer/client.ts'],
  [/^@vanilla-extract\/recipes\/createRuntimeFn$/, 'replaced/recipe.ts'],
  [/\/ui-provider\/index\.ts$/, 'replaced/ui-provider.tsx'],
  [/\/use-hydrated\.ts$/, 'replaced/use-hydrated.ts'],
  [/\/native-props\.ts$/, 'replaced/native-props.ts'],
];

export function replacements() {
  return {
    name: 'scamguard-replacements',
    enforce: 'pre',
    resolveId(specifier) {
      const found = REPLACED.find(([pattern]) => pattern.test(specifier));
      return found && source(found[1]);
    },
  };
}
