import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicParts, themes } from './release/public-parts.mjs';
import { styleLists } from './release/style-lists.mjs';

/** The packages that the installed package brings along or finds beside it. */
const EXTERNAL = /^(?:react|react-dom|@radix-ui)(?:\/|$)/;

/** Where the drawings of icons come from: those that are used are shipped, and nobody installs the thousands that are not. */
const LUCIDE = /^.*\/lucide\/dist\/esm\/(?:icons\/)?/;

const source = (file) => new URL(`src/${file}`, import.meta.url).pathname;

/** The library build: one module a file, so that a bundler takes only what is imported. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), styleLists()],
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    cssCodeSplit: true,
    lib: {
      formats: ['es'],
      entry: [
        ...['index', 'icons', 'page', 'tokens', ...themes.map((name) => `theme-${name}`)].map((name) =>
          source(`entries/${name}.ts`),
        ),
        ...Object.values(publicParts).map((folder) => source(`${folder}/index.ts`)),
      ],
    },
    rollupOptions: {
      external: EXTERNAL,
      output: {
        preserveModules: true,
        preserveModulesRoot: source(''),
        // A file named `*.css.js` would be taken for a style source by a consumer's vanilla-extract.
        entryFileNames: ({ name }) =>
          `${name.replace(/\.css$/, '.styles').replace(LUCIDE, 'components/icon/lucide/')}.js`,
      },
    },
  },
});
