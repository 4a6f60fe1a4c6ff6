import { atOnce } from './at-once.mjs';
import { whenChanged } from './fingerprint.mjs';
import { bin, run } from './run.mjs';

const SHARED = ['pnpm-lock.yaml', 'tsconfig.base.json'];
const script = (file) => () => run(process.execPath, [file]);

/** What can be built, from what, and how. */
const TARGETS = {
  web: {
    inputs: [
      ...SHARED,
      'apps/web',
      'packages/ui',
      'packages/i18n',
      'packages/client',
      'packages/contracts',
      'packages/engine',
      'packages/content',
    ],
    stamp: 'apps/web/dist/.fingerprint',
    work: script('apps/web/build/build.mjs'),
  },
  api: {
    inputs: [
      ...SHARED,
      'apps/api',
      'packages/contracts',
      'packages/engine',
      'packages/content',
      'packages/i18n',
    ],
    stamp: 'apps/api/dist/.fingerprint',
    work: script('apps/api/build.mjs'),
  },
  engine: {
    inputs: [...SHARED, 'packages/engine'],
    stamp: 'packages/engine/dist/.fingerprint',
    work: script('packages/engine/build.mjs'),
  },
  ui: {
    inputs: [...SHARED, 'packages/ui'],
    stamp: 'packages/ui/dist/.fingerprint',
    work: script('packages/ui/release/build.mjs'),
  },
  widgets: {
    inputs: [
      ...SHARED,
      'packages/widgets',
      'packages/ui',
      'packages/i18n',
      'packages/client',
      'packages/contracts',
      'packages/engine',
      'packages/content',
    ],
    stamp: 'packages/widgets/dist/.fingerprint',
    work: script('packages/widgets/build/build.mjs'),
  },
  storybook: {
    inputs: [...SHARED, '.storybook', 'packages', 'apps/web'],
    stamp: 'storybook-static/.fingerprint',
    work: () =>
      run(bin('storybook'), ['build', '--output-dir', 'storybook-static', '--quiet', '--disable-telemetry']),
  },
};

/**
 * Builds one target unless nothing it is made of has changed.
 *
 * @param {keyof typeof TARGETS} target
 * @returns {Promise<boolean>} whether it was built.
 */
export const build = (target) => whenChanged(TARGETS[target]);

/**
 * Builds several, side by side.
 *
 * @param {readonly (keyof typeof TARGETS)[]} targets
 */
export const buildAll = (targets) => atOnce(targets.map((target) => () => build(target)));
