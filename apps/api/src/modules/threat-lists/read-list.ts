import { assess, lookupKeys } from '@scamguard/engine';

/** Of a list that names everything, only so much is taken. */
const MOST = 500_000;
const COMMENT = /^\s*(?:[#;!]|\/\/)|\s#.*$/;
/** As in a `hosts` file, which sends names that are not wanted nowhere. */
const NOWHERE = /^(?:0\.0\.0\.0|127\.0\.0\.1|::1?)\s+/;

/**
 * Reads a list of links or names of sites, one a line, as text, as a `hosts` file or as the first column of a table.
 *
 * @returns the engine's key of each, without those that the engine knows as honest: lists make mistakes, and name the
 * platform instead of the page.
 */
export function readList(text: string): readonly string[] {
  const keys = new Set<string>();
  for (const line of text.split(/\r?\n/)) {
    if (keys.size >= MOST) break;
    const value =
      line
        .replace(COMMENT, '')
        .trim()
        .replace(NOWHERE, '')
        .split(/[\s,"]+/)
        .find(Boolean) ?? '';
    if (!value.includes('.')) continue;
    const link = value.includes('://') ? value : `http://${value}`;
    const [key] = lookupKeys({ kind: 'link', value: link });
    if (key && !keys.has(key) && !isHonest(key)) keys.add(key);
  }
  return [...keys];
}

function isHonest(key: string): boolean {
  const value = key.replace(/^\w+:/, 'https://');
  return assess({ kind: 'link', value }, { language: 'fr' }).verdict === 'safe';
}
