import { expect, it } from 'vitest';
import { isWellKnown } from '../src/address/well-known.ts';
import { KNOWN_SITES_FILE, materialFolder, readFolder } from './rows.ts';

it('knows every site of the list', () => {
  const { links } = readFolder(materialFolder(import.meta.dirname));
  const listed = links.filter(({ file }) => file === KNOWN_SITES_FILE).map(({ url }) => url);
  expect(listed.length).toBeGreaterThan(1_000);
  expect(listed.filter((site) => !isWellKnown(site))).toEqual([]);
});

it('takes hardly any other name for one of them', () => {
  const names = Array.from({ length: 5_000 }, (_, index) => `boutique-${index.toString(36)}.com`);
  expect(names.filter(isWellKnown).length / names.length).toBeLessThan(0.02);
});
