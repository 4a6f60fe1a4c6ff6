import { EVALUATION, type Measurement } from '@scamguard/engine/evaluation';

/** The sets that the page shows, in this order; each has its words in the dictionary. */
const SETS = {
  conversation: ['messages-fr', 'messages-en', 'twins-fr', 'twins-en', 'dialogues-en', 'emails-en'],
  link: ['urls-africa', 'urls', 'brand-squat'],
} as const;

type Kind = keyof typeof SETS;
export type SetName = (typeof SETS)[Kind][number];

/** Fewer honest examples than this tell nothing about false alarms. */
const FEWEST_SAFE = 30;

/** Whether a set has enough honest examples to say how often the engine is wrong about them. */
export const tellsFalseAlarms = ({ rows }: Measurement) => rows.safe >= FEWEST_SAFE;

/** What was measured on whole sets of rows that the engine had never seen. A set without a measurement is left out. */
export function measuredSets(kind: Kind): { name: SetName; measured: Measurement }[] {
  return SETS[kind].flatMap((name) => {
    const measured = EVALUATION.measurements.find(
      (each) =>
        each.kind === kind && each.set === name && each.unseen === 'rows' && each.source === undefined,
    );
    return measured ? [{ name, measured }] : [];
  });
}
