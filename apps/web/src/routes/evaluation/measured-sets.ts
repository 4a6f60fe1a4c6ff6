import { EVALUATION, type MeasuredShare, type Measurement } from '@scamguard/engine/evaluation';

/** The sets that the page shows, in this order; each has its words in the dictionary. */
const SETS = {
  conversation: [
    'messages-cm',
    'honest-operators',
    'notices-fr',
    'notices-en',
    'messages-fr',
    'messages-en',
    'twins-fr-3',
    'twins-en-3',
    'twins-fr-4',
    'twins-en-4',
    'dialogues-en',
    'emails-en',
  ],
  link: ['urls-africa', 'urls', 'brand-squat'],
} as const;

type Kind = keyof typeof SETS;
export type SetName = (typeof SETS)[Kind][number];

/** With fewer honest examples than this, no false-positive rate is shown. */
const FEWEST_SAFE = 30;

/** Whether a set has enough honest examples to say how often the engine is wrong about them. */
export const hasFalsePositiveRate = ({ rows }: Measurement) => rows.safe >= FEWEST_SAFE;

/** Writes shares as per cent. Those of rows are counted anew: their `value` is rounded, and rounding twice makes 1.1 of 1.047. */
export function sharesIn(locale: string): (share: number | Pick<MeasuredShare, 'hits' | 'of'>) => string {
  const { format } = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (share) => format(typeof share === 'number' ? share : share.hits / share.of);
}

/** A set with what was measured on it, all of which the engine had never seen. */
export interface MeasuredSetFigures {
  readonly name: SetName;
  /** With the server's classifiers. */
  readonly measured: Measurement;
  /** With the classifiers of the visitor's device, for when there is no network. */
  readonly onDevice: Measurement | undefined;
}

/** The figures of whole sets of rows. A set without a measurement is left out. */
export function measuredSets(kind: Kind): MeasuredSetFigures[] {
  return SETS[kind].flatMap((name) => {
    const measurement = (size: Measurement['classifiers']) =>
      EVALUATION.measurements.find(
        (each) =>
          each.kind === kind &&
          each.set === name &&
          each.unseen === 'rows' &&
          each.classifiers === size &&
          each.source === undefined,
      );
    const measured = measurement('full');
    return measured ? [{ name, measured, onDevice: measurement('small') }] : [];
  });
}
