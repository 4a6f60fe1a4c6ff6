import type { FactName } from './facts/fact.ts';

/** What may be gone already; each has its own first aid. */
export const EXPOSURE_IDS = ['money', 'code', 'account', 'app', 'papers', 'image'] as const;
export type ExposureId = (typeof EXPOSURE_IDS)[number];

const EXPOSURE_OF_FACT: Readonly<Partial<Record<FactName, ExposureId>>> = {
  'done:money': 'money',
  'done:money-back': 'money',
  'done:fee': 'money',
  'done:deposit': 'money',
  'done:airtime': 'money',
  'done:crypto': 'money',
  'done:code': 'code',
  'done:pin': 'code',
  'done:password': 'code',
  'done:card': 'code',
  'true:account-lost': 'account',
  'true:sim-dead': 'account',
  'done:app': 'app',
  'done:remote': 'app',
  'done:papers': 'papers',
  'done:images': 'image',
};

/** What is gone by what was told, in the order in which it is urgent. */
export function exposuresOf(facts: readonly FactName[]): readonly ExposureId[] {
  const gone = new Set(facts.map((fact) => EXPOSURE_OF_FACT[fact]));
  return EXPOSURE_IDS.filter((id) => gone.has(id));
}

/** Money that is wanted, or went. */
export const SUMS: readonly FactName[] = (['money', 'fee', 'deposit', 'airtime'] as const).flatMap(
  (sum): FactName[] => [`asked:${sum}`, `done:${sum}`],
);

/** Whether money is wanted, or gone. */
export const isMoneyAtStake = (facts: readonly FactName[]): boolean =>
  exposuresOf(facts).includes('money') || SUMS.some((fact) => facts.includes(fact));

const DENIAL_OF: Readonly<Partial<Record<ExposureId, FactName>>> = { money: 'not:money', code: 'not:code' };

/** Whether somebody has said that this is not gone: then no guess counts against their word. */
export const isLossDenied = (id: ExposureId, facts: readonly FactName[]): boolean => {
  const denial = DENIAL_OF[id];
  return denial !== undefined && facts.includes(denial) && !exposuresOf(facts).includes(id);
};

/** Somebody offers to get back what is lost. */
export const OF_RECOVERER: ReadonlySet<FactName> = new Set<FactName>(['says:is-recoverer', 'says:refund']);
