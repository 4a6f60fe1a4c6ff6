import { readPhone } from './read-phone.ts';

/** Codes of every telephone (3GPP TS 22.030) that send its calls to another one: `**21*number#` and its kin, also behind another code. */
const FORWARDS = /(?:^|#)\*{1,2}(?:21|61|62|67|002|004|401)\*/;
/** Those that end what the others began. */
const ENDS_FORWARDING = /^##(?:21|61|62|67|002|004)#$/;

/** Those that show whether calls are sent on. */
const SHOWS_FORWARDING = /^\*#(?:21|61|62|67|002|004)#$/;
/** Shows the serial number of the telephone (IMEI). */
export const SHOWS_SERIAL_NUMBER = '*#06#';

export const forwardsCalls = (code: string): boolean => FORWARDS.test(code);
export const endsForwarding = (code: string): boolean => ENDS_FORWARDING.test(code);
export const showsForwarding = (code: string): boolean => SHOWS_FORWARDING.test(code);
/** Whether every telephone knows a code that only shows something. */
export const isStandard = (code: string): boolean => code === SHOWS_SERIAL_NUMBER || showsForwarding(code);

/** The shortest figure that a menu does not count with. */
const SHORTEST_SUM = 3;
const SHORTEST_PHONE = 8;

/** The parts of a code behind the first, which names the menu. */
const partsBehind = (code: string): readonly string[] =>
  code
    .replace(/^[*#]+|#+$/g, '')
    .split(/[*#]+/)
    .slice(1);

/**
 * Whether a code names somebody to whom money goes: a number, or a sum and a second figure. A single long figure that is no number is a
 * voucher's; a single sum is one's own purchase.
 */
export function isTransfer(code: string): boolean {
  if (forwardsCalls(code)) return false;
  const figures = partsBehind(code).filter((part) => part.replace('+', '').length >= SHORTEST_SUM);
  return figures.length > 1 || figures.some((part) => part.length >= SHORTEST_PHONE && isPhone(part));
}

const isPhone = (part: string): boolean => readPhone(part, [0, 0])?.state === 'fits';
