import type { SealedTable } from '../sealed-text/sealed-columns.ts';
import { sealedRows } from '../sealed-text/sealed-rows.ts';
import { TEST_SECRET } from './test-server.ts';

/** A row of a server under test, with its sealed texts as they were written. */
export const opened = <Row extends { readonly id: string }>(table: SealedTable, row: Row): Row =>
  sealedRows(TEST_SECRET).open(table, row, 'fr');
