/** One entry of a header such as `Accept-Language`: what is accepted, and how gladly, from 0 (not at all) to 1. */
export interface Preference {
  readonly value: string;
  readonly weight: number;
}

const WEIGHT = /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/i;

/**
 * Reads a list with weights, most wanted first and equals in their order (RFC 9110, section 12.4.2). A weight that
 * cannot be read counts as 1. Values come back in lower case.
 */
export function weightedList(header: string): Preference[] {
  return header
    .split(',')
    .map((entry) => {
      const [value = '', ...parameters] = entry.split(';');
      const weight = parameters
        .map((parameter) => WEIGHT.exec(parameter)?.[1])
        .find((text) => text !== undefined);
      return {
        value: value.trim().toLowerCase(),
        weight: weight === undefined ? 1 : Math.min(1, Number(weight)),
      };
    })
    .filter(({ value }) => value !== '')
    .toSorted((one, other) => other.weight - one.weight);
}
