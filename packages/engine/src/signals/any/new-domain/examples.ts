import type { KnownExamples } from '../../signal.ts';

export const examples: KnownExamples = {
  seen: [{ registeredDays: 0 }, { registeredDays: 29 }],
  absent: [
    {},
    { registeredDays: 30 },
    { registeredDays: 4_000 },
    { registeredDays: -1 },
    { registeredDays: Number.NaN },
  ],
};
