import type { AnswerLanguage } from '../http/languages.ts';
import { SEALED_COLUMNS, type SealedTable } from './sealed-columns.ts';
import { type Place, SEALED_PREFIX, textSealer } from './sealer.ts';

interface Row {
  readonly id: string;
}

/** Seals rows before they are kept, and opens those that were read. */
export interface SealedRows {
  readonly seal: <Sealed extends Row>(table: SealedTable, row: Sealed) => Sealed;
  /** A text that does not open with this secret is replaced by a sentence that says so. */
  readonly open: <Sealed extends Row>(table: SealedTable, row: Sealed, language: AnswerLanguage) => Sealed;
}

const UNREADABLE: Readonly<Record<AnswerLanguage, string>> = {
  fr: 'Ce texte ne peut pas être lu : il a été protégé avec une autre clé (SECRET).',
  en: 'This text cannot be read: it was protected with another key (SECRET).',
};

export const placeOf = (table: SealedTable, column: string, id: string): Place => `${table}.${column} ${id}`;

export function sealedRows(secret: string): SealedRows {
  const sealer = textSealer(secret);
  return {
    seal: (table, row) => withTexts(table, row, sealer.seal),
    // A row of an older release stays as it was written until the start-up has come to it.
    open: (table, row, language) =>
      withTexts(table, row, (text, place) =>
        text.startsWith(SEALED_PREFIX) ? (sealer.open(text, place) ?? UNREADABLE[language]) : text,
      ),
  };
}

/** The row, with every text that stands in a sealed column changed. */
function withTexts<Sealed extends Row>(
  table: SealedTable,
  row: Sealed,
  change: (text: string, place: Place) => string,
): Sealed {
  const columns: readonly string[] = SEALED_COLUMNS[table].columns;
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    typeof value === 'string' && columns.includes(column)
      ? change(value, placeOf(table, column, row.id))
      : value,
  ]);
  return Object.fromEntries(entries) as Sealed;
}
