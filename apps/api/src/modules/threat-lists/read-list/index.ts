import { lookupKeys } from '@scamguard/engine';
import { assess } from '@scamguard/engine/node';
import { adblock } from './adblock.ts';
import { hostsFile } from './hosts-file.ts';
import type { ListFormat } from './named.ts';
import { phishtankCsv, phishtankJson } from './phishtank.ts';
import { plain } from './plain.ts';
import { urlhausCsv } from './urlhaus-csv.ts';

/** The most entries that are taken from one list. */
const MOST = 500_000;
/** The first that fits; the last takes what no other does. */
const FORMATS: readonly ListFormat[] = [urlhausCsv, phishtankCsv, phishtankJson, adblock, hostsFile, plain];
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * Reads a list of known scams, whatever its format.
 *
 * @param source where the list comes from: its own site is never listed.
 * @returns the engine's key of each, without those that the engine knows as honest: lists make mistakes, and name the
 * platform instead of the page.
 */
export function readList(text: string, source?: URL): readonly string[] {
  const content = text.replace(BYTE_ORDER_MARK, '');
  const format = FORMATS.find(({ isWrittenIn }) => isWrittenIn(content));
  const own = new Set(source ? lookupKeys({ kind: 'link', value: source.origin }) : []);
  const keys = new Set<string>();
  for (const named of format?.named(content) ?? []) {
    if (keys.size >= MOST) break;
    if (!named.includes('.')) continue;
    const found = lookupKeys({ kind: 'link', value: named.includes('://') ? named : `http://${named}` });
    const [key] = found;
    if (!key || keys.has(key) || found.some((each) => own.has(each)) || isHonest(key)) continue;
    keys.add(key);
  }
  return [...keys];
}

function isHonest(key: string): boolean {
  const value = key.replace(/^\w+:/, 'https://');
  return assess({ kind: 'link', value }, { language: 'fr' }).verdict === 'safe';
}
