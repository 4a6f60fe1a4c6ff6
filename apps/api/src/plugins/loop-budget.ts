/** Time that requests may take in one iteration of the event loop, before those that came with them are refused. */
export interface LoopBudget {
  /** Whether this iteration has taken as long as it may. The first question begins an iteration. */
  readonly isSpent: () => boolean;
}

/** So few are always served: that they wait is not for being too many, but for a machine that is busy with something else. */
const FEW = 10;
/** After refusing for as long as it has served, an iteration begins anew: in one that never ends, nobody would be served any more. */
const LONGEST = 2;

/**
 * Keeps each iteration of the event loop short. An iteration answers everything that has arrived since the last one began. A
 * request that arrives meanwhile waits until it is over. So if no iteration is long, no request waits for long, however many
 * come.
 *
 * @param milliseconds how long an iteration may take.
 * @param now monotonic time.
 */
export function loopBudget(milliseconds: number, now = () => performance.now()): LoopBudget {
  let began: number | undefined;
  let asked = 0;
  const end = () => {
    began = undefined;
    asked = 0;
  };
  return {
    isSpent: () => {
      const at = now();
      // Immediates run when all that has arrived has been looked at.
      if (began === undefined) setImmediate(end);
      if (began === undefined || at - began > LONGEST * milliseconds) {
        began = at;
      }
      asked += 1;
      return asked > FEW && at - began > milliseconds;
    },
  };
}
