import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { shadowStyles } from './styles.mjs';

const VIRTUAL = '.vanilla.css';
const SHEET = '.sheet';
const ASKED = '?sheet';
const TEXT = '.text';
const ADD_STYLES = fileURLToPath(new URL('../src/styles/sheet.ts', import.meta.url));

/** Class names that can be found again in a finished script, to be shortened there. */
export const CLASS_NAME = /\bsg_\w+/g;

/**
 * Styles as modules that add their rules to the widgets' sheet, so that a script carries those of the components in it and no
 * others. `x.css.ts?sheet` gives the rules as a text.
 */
export function sheetImports() {
  const plugins = vanillaExtractPlugin({ identifiers: ({ hash }) => `sg_${hash}` });
  const vanillaExtract = plugins.find(({ name }) => name === 'vite-plugin-vanilla-extract');
  const rulesOf = (context, id) => vanillaExtract.load.call(context, id).then(shadowStyles);
  return [
    {
      name: 'scamguard-sheet-imports',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (source.endsWith(VIRTUAL)) {
          const id = await vanillaExtract.resolveId.call(this, source);
          return id && { id: `\0${id}${SHEET}`, moduleSideEffects: true };
        }
        if (!source.endsWith(ASKED)) return undefined;
        const { id } = await this.resolve(source.slice(0, -ASKED.length), importer);
        return `\0${id}${VIRTUAL}${TEXT}`;
      },
      async load(id) {
        if (id.endsWith(VIRTUAL + TEXT)) {
          return `export default ${JSON.stringify(await rulesOf(this, id.slice(1, -TEXT.length)))}`;
        }
        if (!id.endsWith(VIRTUAL + SHEET)) return undefined;
        const rules = JSON.stringify(await rulesOf(this, id.slice(1, -SHEET.length)));
        return `import { addStyles } from ${JSON.stringify(ADD_STYLES)};addStyles(${rules});`;
      },
    },
    ...plugins,
  ];
}
