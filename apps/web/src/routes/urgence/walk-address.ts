import { OPERATORS, type OperatorId } from '@scamguard/content/contacts';
import { linkTo } from '../../screen/links.ts';
import { AGO, type Ago, type Loss, lossesIn, stepsFor } from './first-aid-steps.ts';
import { COUNTRIES } from './visitor-country.ts';

/** A place in first aid, as an address says it. Without scripts, each step is a page. */
export interface WalkPlace {
  /** The losses; empty if the address names none. */
  readonly lost: ReadonlySet<Loss>;
  readonly ago: Ago;
  /** ISO 3166-1; undefined where the address names none of ours. */
  readonly country: string | undefined;
  /** The visitor's operator; undefined if the address names none of ours. */
  readonly operator: OperatorId | undefined;
  /** Under 18. */
  readonly isMinor: boolean;
  /** Counted from 0; undefined before it begins. */
  readonly index: number | undefined;
}

/** The state in an address. Nonsense in it counts for nothing. */
export function placeIn(search: URLSearchParams): WalkPlace {
  const lost = lossesIn(search);
  const ago = search.get('ago') ?? '';
  const country = search.get('country') ?? '';
  const operator = search.get('operator') ?? '';
  const isMinor = search.has('minor');
  const step = search.get('step');
  const number = step !== null && /^\d{1,2}$/.test(step) ? Number(step) : undefined;
  return {
    lost,
    ago: isAgo(ago) ? ago : 'now',
    country: COUNTRIES.includes(country) ? country : undefined,
    operator: isOperator(operator) ? operator : undefined,
    isMinor,
    index:
      number === undefined ? undefined : Math.min(Math.max(number, 1), stepsFor(lost, isMinor).length) - 1,
  };
}

/** The address of a step. Without an index, it is the address of the start. */
export function addressOfPlace({ lost, ago, country, operator, isMinor, index }: WalkPlace): string {
  const query = new URLSearchParams({
    ...(lost.size > 0 && { lost: [...lost].join(',') }),
    ...(index !== undefined && { ago, step: String(index + 1) }),
    ...(country && { country }),
    ...(operator && { operator }),
    ...(isMinor && { minor: '1' }),
  });
  return `${linkTo('/urgence')}?${query}`;
}

const isAgo = (value: string): value is Ago => Object.hasOwn(AGO, value);

const isOperator = (value: string): value is OperatorId => Object.hasOwn(OPERATORS, value);
