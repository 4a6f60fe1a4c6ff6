import path from 'node:path';
import { fileURLToPath } from 'node:url';

const VIRTUAL = '.vanilla.css';
const TEXT = '.vanilla.css?inline';
const SHEET = '.sheet';
const ADD_STYLES = fileURLToPath(new URL('../src/styles/sheet.ts', import.meta.url));

/**
 * Where a module imports its styles, adds them to the widgets' one sheet instead of the page. So a script carries the styles of
 * its own components and no others.
 *
 * @returns {import('vite').Plugin}
 */
export const sheets = () => ({
  name: 'scamguard-sheets',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source.endsWith(VIRTUAL)) return { id: `\0${source}${SHEET}`, moduleSideEffects: true };
    // vanilla-extract takes whole paths only.
    if (source.startsWith('.') && source.endsWith(TEXT))
      return this.resolve(path.resolve(path.dirname(importer), source), importer);
    return undefined;
  },
  load(id) {
    if (!id.startsWith('\0') || !id.endsWith(VIRTUAL + SHEET)) return undefined;
    const styles = id.slice(1, -SHEET.length);
    return `import { addStyles } from ${JSON.stringify(ADD_STYLES)};
      import styles from ${JSON.stringify(`${styles}?inline`)};
      addStyles(styles);`;
  },
});
