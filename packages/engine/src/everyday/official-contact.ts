import { OFFICIAL_LINES } from '../knowledge/official-lines.ts';

/** The shortest number that is compared without its country code. */
const WHOLE_NUMBER = 8;

/** Companies that publish a number for everybody, with or without its country code. */
export function officialContact(digits: string): string | undefined {
  const known = OFFICIAL_LINES.find(
    ({ number }) =>
      number.replace('+', '') === digits ||
      (digits.length >= WHOLE_NUMBER && number.startsWith('+') && number.endsWith(digits.replace(/^0/, ''))),
  );
  return known?.owner;
}
