import { readFileSync } from 'node:fs';
import { hostParts } from '../src/address/host-parts.ts';
import { ESTABLISHED_SITES_FILE, FURTHER_SITES_FILE } from './places.ts';

/** A host in our own lists of established sites. */
export const ESTABLISHED_HOST = /(?<![^\s])[^#\s]+\.[^#\s.,:]+(?=\s)/g;

/** Shorter names are initials, which tell nothing of how names are formed. */
const SHORTEST = 4;

let names: readonly string[] | undefined;

/** The registered names of the sites of our own lists, each once. */
export function establishedNames(): readonly string[] {
  names ??= readNames();
  return names;
}

function readNames(): readonly string[] {
  const listed = [ESTABLISHED_SITES_FILE, FURTHER_SITES_FILE].flatMap(
    (file) => readFileSync(file, 'utf8').match(ESTABLISHED_HOST) ?? [],
  );
  return [...new Set(listed.map((host) => hostParts(host).name))].filter((name) => name.length >= SHORTEST);
}
