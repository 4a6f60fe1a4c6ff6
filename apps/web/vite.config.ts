import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What nearly every page is made of: one file compresses better than thirty. */
const BASE =
  /packages[\\/]ui[\\/]src[\\/](props|components[\\/](anchor|button|card|error-state|heading|layout|link-button|listen-button|read-aloud-button|skeleton|text|text-link|visually-hidden|woven-band)[\\/])/;

const apiPort = process.env['PORT'] ?? '3000';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    emptyOutDir: true,
    // Every page carries the rules it needs: nothing blocks the first paint.
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    target: 'es2022',
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: { groups: [{ name: 'base', test: BASE }] },
            // The texts of a language need nothing fetched beside them.
            chunkFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.includes('/dictionaries/') ? 'assets/t-[hash].js' : 'assets/[name]-[hash].js',
          },
        },
    modulePreload: {
      resolveDependencies: (file, dependencies) => (file.startsWith('assets/t-') ? [] : dependencies),
    },
  },
  ssr: { noExternal: true },
  server: { port: 5173, proxy: { '/api': `http://localhost:${apiPort}` } },
}));
