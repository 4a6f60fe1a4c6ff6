import { CONTACTS } from '@scamguard/content/contacts';
import { phonesInText } from '@scamguard/engine';

/** Whom somebody may call or write to, in a few letters: "Police nationale 117". */
export type Lines = readonly string[];

/** First who can stop money, then who takes a complaint. */
const ORDER = ['operator', 'police', 'complaint', 'report'];
const MOST = 2;

/**
 * Proven lines of the country of a number. In one country the police's line was down: what may stand beside it is shown too.
 *
 * @param number in E.164; absent or unknown: nobody is named, since a wrong number is worse than none.
 */
export function linesFor(number: string | undefined): Lines {
  const country = number ? phonesInText(number)[0]?.country : undefined;
  const contacts = (country && CONTACTS[country]) || [];
  return contacts
    .filter(({ purpose, kind }) => ORDER.includes(purpose) && (kind === 'phone' || kind === 'email'))
    .toSorted((one, other) => ORDER.indexOf(one.purpose) - ORDER.indexOf(other.purpose))
    .slice(0, MOST)
    .map(({ name, value }) => `${name.split(/ [–—(]/, 1).join()} ${value}`);
}
