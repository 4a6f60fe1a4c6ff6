import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Keeps the files of a package together: a process that has loaded its modules is kept only for another file of it. */
class ByPackage extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- this one gives a new list
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => one.project.name.localeCompare(other.project.name));
  }
}

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'apps/api/vitest.alone.config.ts', 'scripts'],
    // By default one core stays idle, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: ByPackage },
  },
});
