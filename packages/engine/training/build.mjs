import { bundleTraining } from '../scripts/bundle.mjs';

// The readers are trained with the sites that the engine knows: these are packed before.
await bundleTraining('well-known-sites');
await import('../dist/training/well-known-sites.js');
await bundleTraining('train', 'train-part', 'evaluate');
