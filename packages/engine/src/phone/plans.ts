import { NUMBERING_PLANS } from '../knowledge/numbering-plans.ts';

/** How the numbers of one country are made. */
export interface Plan {
  /** ISO code; `undefined` for world-wide services. */
  readonly country: string | undefined;
  readonly callingCode: string;
  /** Possible numbers of digits after the calling code. */
  readonly lengths: readonly number[];
  /** Digit that is dialled first within the country only. */
  readonly trunk: string;
  readonly isOwn: (national: string) => boolean;
  /** Whether the digits are in use; `true` where only lengths are known. */
  readonly isUsed: (national: string) => boolean;
  readonly isCostly: (national: string) => boolean;
}

const LONGEST_CODE = 3;
let byCode: ReadonlyMap<string, readonly Plan[]> | undefined;

/** The plans of a calling code, those that own only some of its numbers first, and the digits that follow the code. */
export function plansFor(
  international: string,
): { readonly plans: readonly Plan[]; readonly national: string } | undefined {
  byCode ??= readPlans();
  for (let length = 1; length <= LONGEST_CODE; length += 1) {
    const plans = byCode.get(international.slice(0, length));
    if (plans !== undefined) return { plans, national: international.slice(length) };
  }
  return undefined;
}

/** The plan of a country. */
export function planOf(country: string): Plan | undefined {
  byCode ??= readPlans();
  for (const plans of byCode.values()) {
    const plan = plans.find((candidate) => candidate.country === country);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

function readPlans(): ReadonlyMap<string, readonly Plan[]> {
  const plans = new Map<string, Plan[]>();
  for (const line of NUMBERING_PLANS.trim().split('\n')) {
    const [
      country = '',
      callingCode = '',
      lengths = '',
      trunk = '-',
      leading = '-',
      used = '-',
      costly = '-',
    ] = line.split(' ');
    const plan: Plan = {
      country: country === '-' ? undefined : country,
      callingCode,
      lengths: lengths.split(',').map(Number),
      trunk: trunk === '-' ? '' : trunk,
      isOwn: leading === '-' ? () => true : tester(`^(?:${leading})`),
      isUsed: used === '-' ? () => true : tester(`^(?:${used}${costly === '-' ? '' : `|${costly}`})$`),
      isCostly: costly === '-' ? () => false : tester(`^(?:${costly})$`),
    };
    // The country named first owns whatever no other claims: it comes last.
    plans.set(
      callingCode,
      leading === '-' ? [...(plans.get(callingCode) ?? []), plan] : [plan, ...(plans.get(callingCode) ?? [])],
    );
  }
  return plans;
}

function tester(source: string): (national: string) => boolean {
  let pattern: RegExp | undefined;
  return (national) => {
    pattern ??= new RegExp(source);
    return pattern.test(national);
  };
}
