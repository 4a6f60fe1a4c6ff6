import { bundleTraining } from '../scripts/bundle.mjs';

// The classifiers are trained with the well-known sites, so these are packed first.
await bundleTraining('well-known-sites');
await import('../dist/training/well-known-sites.js');
await bundleTraining(
  'train',
  'train-job',
  'evaluate',
  'disguises',
  'tellings',
  'shipped-tellings',
  'interviews',
  'train-case',
  'train-languages',
);
