import { DOCUMENT_ENDINGS, PROGRAM_ENDINGS } from '../knowledge/file-endings.ts';
import type { Address } from './address.ts';

/** The ending of the program that a link downloads, if it does. */
export function isProgram(address: Address): string | undefined {
  const ending = endingsOf(address).at(-1);
  return ending !== undefined && PROGRAM_ENDINGS.has(ending) ? ending : undefined;
}

/** A document's ending in front of the real one, as in `facture.pdf.exe`. */
export function hiddenEnding(address: Address): string | undefined {
  const [shown, real] = endingsOf(address).slice(-2);
  if (shown === undefined || real === undefined || !DOCUMENT_ENDINGS.has(shown)) return undefined;
  return PROGRAM_ENDINGS.has(real) || PAGE_ENDINGS.has(real) ? `.${shown}.${real}` : undefined;
}

const PAGE_ENDINGS = new Set(['html', 'htm', 'php', 'svg']);

function endingsOf(address: Address): string[] {
  if (address.kind !== 'web') return [];
  const file = address.path.slice(address.path.lastIndexOf('/') + 1);
  return file.includes('.') ? file.toLowerCase().split('.').slice(1) : [];
}
