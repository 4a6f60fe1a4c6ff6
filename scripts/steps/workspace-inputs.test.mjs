import { expect, test } from 'vitest';
import { withWorkspacePackages } from './workspace-inputs.mjs';

test('a package is made of those that it names, and of those that they name', () => {
  expect(withWorkspacePackages('packages/engine')).toEqual(['packages/engine']);
  // The client of the widgets has the contract, which has the engine's vocabulary.
  expect(withWorkspacePackages('packages/client')).toEqual([
    'packages/client',
    'packages/contracts',
    'packages/engine',
  ]);
  expect(withWorkspacePackages('apps/api')).toEqual(
    expect.arrayContaining(['apps/api', 'packages/content', 'packages/i18n']),
  );
});
