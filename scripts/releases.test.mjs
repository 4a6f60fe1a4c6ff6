import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './steps/run.mjs';

const PUBLISHED = ['ui', 'engine', 'contracts', 'client', 'widgets'];
const read = (file) => readFileSync(path.join(ROOT, 'packages', file), 'utf8');
const manifest = (name) => JSON.parse(read(`${name}/package.json`));

describe.each(PUBLISHED)('@scamguard/%s', (name) => {
  it('tells in its changelog what is new in its version, and takes the changelog along', () => {
    const [newest] = read(`${name}/CHANGELOG.md`).match(/^## .+$/m);
    expect(newest).toBe(`## ${manifest(name).version}`);
    expect(manifest(name).files).toContain('CHANGELOG.md');
  });
});

it("the widgets' README names the addresses that servers have", () => {
  const versions = [...read('widgets/README.md').matchAll(/\/widgets\/(\d+\.\d+\.\d+)-\w+\//g)].map(
    ([, found]) => found,
  );
  expect(new Set(versions)).toEqual(new Set([manifest('widgets').version]));
});
