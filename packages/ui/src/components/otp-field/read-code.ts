/** A code set apart in other text, as messages write it: "123456", "123 456", "123-456". */
const SET_APART = /(?<!\d)(\d{3})[\s-]?(\d{3})(?!\d)/;

/**
 * The code in what was typed or pasted, digits only.
 *
 * @param text What stands in the field: a code, a part of one, or the whole message that brought it.
 * @param length How many digits a code has.
 * @returns At most `length` digits.
 */
export function readCode(text: string, length: number): string {
  const found = length === 6 ? SET_APART.exec(text.normalize('NFKC')) : null;
  const digits = found ? found.slice(1).join('') : text.normalize('NFKC').replaceAll(/\D/g, '');
  return digits.slice(0, length);
}
