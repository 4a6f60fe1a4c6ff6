/** What may be gone. Each has a step of its own. */
export const LOSSES = ['money', 'code', 'account', 'app', 'papers', 'image'] as const;
export type Loss = (typeof LOSSES)[number];

export type StepId = 'stop' | 'child' | Loss | 'summary' | 'complain' | 'rescuers' | 'tell';

/** The steps that help with what is gone, the most urgent first. Source: the first aid of the risk interview. */
export function stepsFor(lost: ReadonlySet<Loss>, isMinor = false): readonly StepId[] {
  return [
    'stop',
    ...(isMinor ? (['child'] as const) : []),
    ...LOSSES.filter((loss) => lost.has(loss)),
    'summary',
    'complain',
    'rescuers',
    'tell',
  ];
}

/** The losses that the address names: `?lost=money,image`. */
export function lossesIn(search: URLSearchParams): ReadonlySet<Loss> {
  const named = new Set(search.getAll('lost').flatMap((some) => some.split(',')));
  return new Set(LOSSES.filter((loss) => named.has(loss)));
}

/** How long ago the money went, in minutes. After a longer time, the minutes no longer count. */
export const AGO = { now: 0, quarter: 15, hour: 60, earlier: undefined } as const;
export type Ago = keyof typeof AGO;
