import { publicParts, themes } from './public-parts.mjs';

const PLAIN_NAME = /\.css\.ts\.vanilla\.css$/;
const LIGHT = 'theme/themes/light.css';
const NO_NAMES = 'export {};\n';

/** The style sheets behind a module, each after those it builds on; also of what the module loads on demand. */
function styleSheetsOf(bundle, fileName, seen = new Set()) {
  const chunk = bundle[fileName];
  if (seen.has(fileName) || chunk?.type !== 'chunk') return [];
  seen.add(fileName);
  return [
    ...[...chunk.imports, ...chunk.dynamicImports].flatMap((next) => styleSheetsOf(bundle, next, seen)),
    ...[...(chunk.viteMetadata?.importedCss ?? [])].map((name) => name.replace(PLAIN_NAME, '.css')),
  ];
}

/**
 * Gives the library its style sheets: one for each style module, lists that import what one component needs, in order and
 * each once however many components a page has, and the complete `styles.css`.
 *
 * @returns {import('vite').Plugin}
 */
export function styleLists() {
  return {
    name: 'scamguard-style-lists',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source });
      const sheets = new Map();
      for (const [fileName, file] of Object.entries(bundle)) {
        if (file.type === 'asset' && PLAIN_NAME.test(fileName)) {
          sheets.set(fileName.replace(PLAIN_NAME, '.css'), String(file.source));
        }
      }

      const list = (name, entry, first = []) => {
        const names = [...new Set([...first, ...styleSheetsOf(bundle, entry)])];
        const up = '../'.repeat(name.split('/').length);
        emit(`styles/${name}.js`, names.map((sheet) => `import '${up}${sheet}';\n`).join(''));
        emit(`styles/${name}.d.ts`, NO_NAMES);
      };
      for (const [name, folder] of Object.entries(publicParts)) list(name, `${folder}/index.js`, [LIGHT]);
      for (const name of themes) list(`themes/${name}`, `entries/theme-${name}.js`);
      list('page', 'entries/page.js');

      const complete = [LIGHT, ...styleSheetsOf(bundle, 'entries/index.js')];
      const whole = [...new Set(complete)].map((name) => sheets.get(name));
      emit('styles.css', whole.join('\n'));

      for (const [name, source] of sheets) emit(name, source);
      for (const fileName of Object.keys(bundle)) {
        if (
          PLAIN_NAME.test(fileName) ||
          fileName.startsWith('entries/theme-') ||
          fileName === 'entries/page.js'
        ) {
          delete bundle[fileName];
        }
      }
    },
  };
}
