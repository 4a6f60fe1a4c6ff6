/** A table written as plain words with blanks between them, so that a person can read and correct it. */
export function words(table: string): readonly string[] {
  return table.trim().split(/\s+/);
}
