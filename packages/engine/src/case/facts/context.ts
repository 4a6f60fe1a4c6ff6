import type { Fact, FactName } from './fact.ts';
import { nameOf } from './fact.ts';

/** What somebody takes who is, or promises, one of these is a fee, or a deposit, whatever it is called. The first that fits. */
const PAID_AS: readonly {
  readonly told: readonly FactName[];
  readonly money: 'fee' | 'deposit';
  readonly alsoDone: boolean;
}[] = [
  {
    told: ['says:loan', 'says:is-lender', 'says:prize', 'says:is-recoverer', 'says:inheritance'],
    money: 'fee',
    alsoDone: true,
  },
  { told: ['says:gain', 'says:is-investor'], money: 'deposit', alsoDone: false },
  { told: ['says:job', 'says:is-employer'], money: 'fee', alsoDone: true },
  { told: ['says:is-courier', 'says:visa', 'says:aid'], money: 'fee', alsoDone: false },
  { told: ['says:is-landlord'], money: 'deposit', alsoDone: true },
  { told: ['says:is-seller'], money: 'deposit', alsoDone: false },
];

/** Who asks for the sum that is named when nothing else is said of it. */
const WANT_MONEY: readonly FactName[] = [
  'says:is-family',
  'says:is-friend',
  'says:is-charity',
  'says:is-lover',
  'says:is-healer',
  'says:publish',
  'says:is-authority',
  'says:arrest',
  'true:new-number',
];

/** When one of these took the money, the family that is named is whose money it was. */
const OTHER_TAKERS: readonly FactName[] = [
  'says:is-healer',
  'says:is-lover',
  'says:is-operator',
  'says:is-bank',
  'says:is-investor',
  'says:is-seller',
];

const KNOWN_PEOPLE: readonly FactName[] = ['true:known-sender', 'says:is-family', 'says:is-friend'];

/** What follows from another fact where nothing that was told speaks against it. */
const FOLLOWS: readonly {
  readonly from: readonly FactName[];
  readonly fact: FactName;
  readonly unless?: readonly FactName[];
}[] = [
  { from: ['says:loan'], fact: 'says:is-lender', unless: ['says:is-bank'] },
  { from: ['says:is-lender'], fact: 'says:loan', unless: ['says:publish', 'says:tell-contacts'] },
  { from: ['says:job'], fact: 'says:is-employer' },
  { from: ['says:is-employer'], fact: 'says:job' },
  { from: ['says:is-investor'], fact: 'says:gain' },
  { from: ['true:withdrawal-blocked'], fact: 'says:gain', unless: ['says:is-bank'] },
  { from: ['says:is-lover'], fact: 'not:met', unless: ['true:met', 'says:publish'] },
  { from: ['true:taken'], fact: 'done:money' },
  { from: ['asked:money-back'], fact: 'true:stranger', unless: KNOWN_PEOPLE },
  { from: ['done:money-back'], fact: 'true:stranger', unless: KNOWN_PEOPLE },
  { from: ['true:contract'], fact: 'true:met', unless: ['not:met'] },
  { from: ['done:fee'], fact: 'asked:fee', unless: ['says:is-authority'] },
  ...WANT_MONEY.map((name) => ({
    from: ['done:money', name] as const,
    fact: 'asked:money' as const,
    ...(name === 'says:is-family' && { unless: OTHER_TAKERS }),
  })),
  { from: ['says:is-family', 'true:verified'], fact: 'true:known-sender' },
  { from: ['says:is-family', 'true:expected'], fact: 'true:known-sender' },
  { from: ['says:is-charity', 'true:met'], fact: 'true:known-sender' },
  { from: ['says:is-charity', 'true:verified'], fact: 'true:known-sender' },
  { from: ['says:is-bank', 'true:expected'], fact: 'true:known-sender' },
  { from: ['says:is-bank', 'not:link'], fact: 'true:known-sender' },
  { from: ['says:is-bank', 'not:code'], fact: 'true:known-sender' },
  { from: ['says:is-operator', 'not:money'], fact: 'true:known-sender' },
];

/** Who typed a code where one of these is wanted was made to type it: that does not tell that they expected it. */
const TRAPS: readonly FactName[] = ['asked:link', 'asked:pin', 'says:block'];

/** A sum of which nothing is said but that it is named. */
export type LooseSum = Pick<Fact, 'span' | 'amount'>;

/** Sees what was heard in the light of all that was told of the matter: names money for what it is, and draws what follows. */
export function inContext(
  facts: readonly Fact[],
  sum: LooseSum | undefined,
  all: ReadonlySet<FactName>,
): readonly Fact[] {
  const isTrap = TRAPS.some((name) => all.has(name));
  const heard = facts
    .filter((fact) => !(isTrap && nameOf(fact) === 'true:expected'))
    .map((fact) => paidAs(fact, all));
  const names = new Set([...all, ...heard.map(nameOf)]);
  if (sum && WANT_MONEY.some((name) => names.has(name)) && !isMoneyTold(names))
    heard.push(paidAs({ subject: 'money', polarity: 'asked', ...sum }, all));
  for (const { from, fact, unless } of FOLLOWS) {
    const ground = heard.find((each) => nameOf(each) === from[0]);
    if (ground === undefined || names.has(fact) || !from.every((name) => names.has(name))) continue;
    if (unless?.some((name) => names.has(name))) continue;
    const [polarity, subject] = fact.split(':') as [Fact['polarity'], Fact['subject']];
    heard.push({ polarity, subject, span: ground.span });
    names.add(fact);
  }
  return heard;
}

function paidAs(fact: Fact, all: ReadonlySet<FactName>): Fact {
  if (fact.subject !== 'money' || fact.polarity === 'refused') return fact;
  const taker = PAID_AS.find(
    ({ told, alsoDone }) => (alsoDone || fact.polarity === 'asked') && told.some((name) => all.has(name)),
  );
  return taker && !(taker.alsoDone && fact.polarity !== 'asked' && all.has('says:gain'))
    ? { ...fact, subject: taker.money }
    : fact;
}

function isMoneyTold(names: ReadonlySet<FactName>): boolean {
  return (['asked:money', 'asked:fee', 'asked:deposit', 'asked:money-back', 'not:money'] as const).some(
    (name) => names.has(name),
  );
}
