import type { Span } from '../vocabulary.ts';
import { type Plan, planOf, plansFor } from './plans.ts';
import { shownNumber } from './shown-number.ts';

/** The country of a number without a country code: most visitors are in Benin. */
export const HOME = 'BJ';

/** The other countries it may be from, in this order. */
const NEIGHBOURS = ['CI', 'SN', 'NG', 'GH', 'FR'];

/** A telephone number as it is dialled today. */
export interface Phone {
  readonly span: Span;
  /** With country code, without blanks: `+2290197123456`. */
  readonly e164: string;
  /** The way people write it, with the country code. */
  readonly shown: string;
  readonly callingCode: string;
  /** Without the country code. */
  readonly national: string;
  /** ISO code; `undefined` for world-wide services. */
  readonly country: string | undefined;
  /** `fits`: it has the digits of a number that exists. `unallotted`: its length is right, its digits belong to nobody. */
  readonly state: 'fits' | 'unallotted' | 'too-short' | 'too-long';
  readonly isCostly: boolean;
  /** It is written in the numbering of before 30 November 2024 (Benin) or 31 January 2021 (Côte d'Ivoire). */
  readonly wasOld: boolean;
  /** No country code was written, so a country was assumed. */
  readonly isCountryAssumed: boolean;
  /** As it was written, without blanks and punctuation. */
  readonly written: string;
}

/** Benin's numbers kept their eight digits and got "01" in front. Source: ARCEP Bénin, decision for 30 November 2024. */
const OLD_BENINESE = /^(?:\+?229)?([24-69]\d{7})$/;
const OLD_IVORIAN = /^\+?225\d{8}$/;

/**
 * Reads one number: with country code, else as one of {@link HOME}, else as one of the countries around it.
 *
 * @param written - the number without blanks and punctuation but with its `+`.
 * @param span - where it stands in the checked value.
 */
export function readPhone(written: string, span: Span): Phone | undefined {
  const phone = asWritten(written, span);
  return phone && { ...phone, written };
}

type Read = Omit<Phone, 'written'>;

function asWritten(written: string, span: Span): Read | undefined {
  const digits = written.replace(/^00(?=[1-9]\d{6})/, '+');
  const old = OLD_BENINESE.exec(digits)?.[1];
  if (old !== undefined) {
    const repaired = international(`22901${old}`, span);
    return repaired && { ...repaired, wasOld: true, isCountryAssumed: digits === old };
  }
  if (digits.startsWith('+') || OLD_IVORIAN.test(digits)) {
    return wasOldIvorian(international(digits.replace('+', ''), span), digits);
  }
  let first: Read | undefined;
  for (const country of [HOME, undefined, ...NEIGHBOURS]) {
    const phone = country === undefined ? international(digits, span) : domestic(digits, country, span);
    if (phone?.state === 'fits') return phone;
    first ??= phone;
  }
  return first;
}

function international(digits: string, span: Span): Read | undefined {
  const found = plansFor(digits);
  const plan = found?.plans.find(({ isOwn }) => isOwn(found.national));
  return found && plan && phoneOf(plan, found.national, span, false);
}

function domestic(digits: string, country: string, span: Span): Read | undefined {
  const plan = planOf(country);
  return plan && phoneOf(plan, digits, span, true);
}

/** Which two digits now come first depends on the operator, so it is said and not repaired. */
function wasOldIvorian(phone: Read | undefined, digits: string): Read | undefined {
  return phone && { ...phone, wasOld: OLD_IVORIAN.test(digits) };
}

function phoneOf(plan: Plan, digits: string, span: Span, isCountryAssumed: boolean): Read {
  const national = withoutTrunk(plan, digits, isCountryAssumed);
  return {
    span,
    e164: `+${plan.callingCode}${national}`,
    shown: shownNumber(plan, national),
    callingCode: plan.callingCode,
    national,
    country: plan.country,
    state: stateOf(plan, national),
    isCostly: plan.isCostly(national),
    wasOld: false,
    isCountryAssumed,
  };
}

/** At home the trunk digit is dialled; behind a country code people leave it standing by mistake: +33 (0)6 … */
function withoutTrunk({ trunk, lengths }: Plan, digits: string, isDomestic: boolean): string {
  if (trunk === '' || !digits.startsWith(trunk)) return digits;
  return isDomestic || !lengths.includes(digits.length) ? digits.slice(trunk.length) : digits;
}

function stateOf({ lengths, isUsed }: Plan, national: string): Phone['state'] {
  if (lengths.includes(national.length)) return isUsed(national) ? 'fits' : 'unallotted';
  return national.length > Math.max(...lengths) ? 'too-long' : 'too-short';
}
