import { atOnce } from './at-once.mjs';
import { whenChanged } from './fingerprint.mjs';
import { bin, run } from './run.mjs';
import { withWorkspacePackages } from './workspace-inputs.mjs';

const SHARED = ['pnpm-lock.yaml', 'tsconfig.base.json'];

/** A package is built from itself and from what its `package.json` names of this workspace. */
const target = (folder, file) => ({
  inputs: [...SHARED, ...withWorkspacePackages(folder)],
  stamp: `${folder}/dist/.fingerprint`,
  work: () => run(process.execPath, [`${folder}/${file}`]),
});

const withInput = (input, { inputs, ...rest }) => ({ inputs: [...inputs, input], ...rest });

/** What can be built, from what, and how. */
const TARGETS = {
  web: withInput('integrations', target('apps/web', 'build/build.mjs')),
  api: target('apps/api', 'build.mjs'),
  engine: target('packages/engine', 'build.mjs'),
  ui: target('packages/ui', 'release/build.mjs'),
  widgets: target('packages/widgets', 'build/build.mjs'),
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
 * @param {keyof typeof TARGETS} name
 * @returns {Promise<boolean>} whether it was built.
 */
export const build = (name) => whenChanged(TARGETS[name]);

/**
 * Builds several, side by side.
 *
 * @param {readonly (keyof typeof TARGETS)[]} names
 */
export const buildAll = (names) => atOnce(names.map((name) => () => build(name)));
