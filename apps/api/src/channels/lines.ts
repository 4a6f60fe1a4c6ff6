import {
  CONTACTS,
  contactsOfOperator,
  OPERATORS,
  OPERATORS_OF,
  type OperatorId,
} from '@scamguard/content/contacts';
import { phonesInText } from '@scamguard/engine';

/** Whom somebody may call or write to, in a few letters: "Police nationale 117". */
export type Lines = readonly string[];

/** First who takes a complaint at once. */
const ORDER = ['police', 'complaint', 'report'];
const MOST = 2;
const SHORT_KINDS = new Set(['phone', 'email', 'ussd']);

/** The country of a number, as ISO 3166-1 alpha-2; `ALL` where it has none. */
export const countryOf = (number: string | undefined): string =>
  (number && phonesInText(number)[0]?.country) || 'ALL';

const line = ({ name, value }: { readonly name: string; readonly value: string }) =>
  `${name.split(/ [–—(]/, 1).join()} ${value}`;

/**
 * Proven lines of the country of a number, those of the operator first. In one country the police's line was down: what may stand beside
 * it is shown too.
 *
 * @param number in E.164; absent or unknown: nobody is named, since a wrong number is worse than none.
 */
export function linesFor(number: string | undefined, operator?: OperatorId): Lines {
  const contacts = CONTACTS[countryOf(number)] ?? [];
  const own = operator
    ? contactsOfOperator(contacts, operator)
        .filter(({ kind }) => SHORT_KINDS.has(kind))
        .slice(0, 1)
    : [];
  const state = contacts
    .filter(({ purpose, kind }) => ORDER.includes(purpose) && SHORT_KINDS.has(kind))
    .toSorted((one, other) => ORDER.indexOf(one.purpose) - ORDER.indexOf(other.purpose))
    .slice(0, MOST);
  return [...own, ...state].map(line);
}

export interface NamedOperator {
  readonly id: OperatorId;
  /** As short as people say it: "MTN". */
  readonly name: string;
}

/** The operators and wallets of the country of a number, those with the most customers first. */
export const operatorsFor = (number: string | undefined): readonly NamedOperator[] =>
  (OPERATORS_OF[countryOf(number)] ?? []).map((id) => ({
    id,
    name: OPERATORS[id].split(' ', 1).join(),
  }));
