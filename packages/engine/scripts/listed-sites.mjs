import { bundleTraining } from './bundle.mjs';

/**
 * Writes src/knowledge/listed-sites.ts from public lists of sites, read by `training/listed-sites.ts`. Without files, our own lists alone
 * are read anew and the public ones stay as they are.
 *
 *   apt-cache dumpavail > packages.txt
 *   node scripts/listed-sites.mjs packages.txt simple-icons/data/simple-icons.json
 */
await bundleTraining('listed-sites');
await import('../dist/training/listed-sites.js');
