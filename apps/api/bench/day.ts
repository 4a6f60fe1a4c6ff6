/** One kind of call: how many a visitor makes on average, and what each costs. */
export interface CallCost {
  readonly perVisitor: number;
  /** Milliseconds of processor time of an instance, and of the database. */
  readonly instance: number;
  readonly database: number;
  /** Bytes that leave the servers, compressed. */
  readonly bytes: number;
}

export interface Day {
  readonly visitors: number;
  readonly calls: readonly CallCost[];
  /** Share of the day's visitors in each of its 24 hours. */
  readonly hours: readonly number[];
  /** For ten minutes of the busiest hour so many times as many come: a warning on television. */
  readonly rush: number;
}

export interface DayResult {
  /** Visitors a second in the busiest second. */
  readonly peak: number;
  /** Cores that are busy on average in the busiest second, of the instances and of the database. */
  readonly instanceCores: number;
  readonly databaseCores: number;
  readonly bytes: number;
}

const HOUR = 3_600;
const RUSH_SECONDS = 600;

/** Plays a day second by second; as many come in each as chance says (Poisson), the same for the same seed. */
export function playDay({ visitors, calls, hours, rush }: Day, random: () => number): DayResult {
  const busiest = hours.indexOf(Math.max(...hours));
  const sum = (cost: (call: CallCost) => number) =>
    calls.reduce((total, call) => total + call.perVisitor * cost(call), 0);
  let peak = 0;
  for (let second = 0; second < hours.length * HOUR; second += 1) {
    const hour = Math.floor(second / HOUR);
    const isRush = hour === busiest && second % HOUR < RUSH_SECONDS;
    const expected = ((visitors * (hours[hour] ?? 0)) / HOUR) * (isRush ? rush : 1);
    peak = Math.max(peak, arrivals(expected, random));
  }
  return {
    peak,
    instanceCores: (peak * sum(({ instance }) => instance)) / 1_000,
    databaseCores: (peak * sum(({ database }) => database)) / 1_000,
    bytes: visitors * sum(({ bytes }) => bytes),
  };
}

/** How many come in a second: a normal distribution is close to Poisson's from some ten on. */
function arrivals(expected: number, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal));
}
