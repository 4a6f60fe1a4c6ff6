import type { Example, LogisticModel } from './logistic.ts';

/** Features in fewer rows than this are not learned. */
const MIN_DOCUMENT_FREQUENCY = 3;
/** A feature whose log inverse document frequency is this has the scale 1. */
const UNIT_LOG = 5;

/**
 * Trains on features scaled by their inverse document frequency, since common features tell less. The scale is then folded into the
 * weights, so that the model takes features as they are.
 */
export function trainWithIdf(
  rows: readonly Example[],
  size: number,
  train: (rows: readonly Example[]) => LogisticModel,
): LogisticModel {
  const scale = inverseDocumentFrequencies(rows, size);
  const scaled = rows.map((row) => ({ ...row, values: scaledBy(scale, row) }));
  const { weights, bias } = train(scaled);
  return { weights: weights.map((weight, bucket) => weight * (scale[bucket] ?? 0)), bias };
}

function scaledBy(scale: Float64Array, { buckets, values }: Example): Float32Array {
  const scaled = new Float32Array(values.length);
  for (let index = 0; index < scaled.length; index += 1)
    scaled[index] = (values[index] ?? 0) * (scale[buckets[index] ?? 0] ?? 0);
  return scaled;
}

/** The scale of each bucket; 0 if hardly a row has it. */
function inverseDocumentFrequencies(rows: readonly Example[], size: number): Float64Array {
  const frequencies = new Int32Array(size);
  const lastRow = new Int32Array(size).fill(-1);
  for (const [index, { buckets }] of rows.entries()) {
    for (const bucket of buckets) {
      if (lastRow[bucket] === index) continue;
      lastRow[bucket] = index;
      frequencies[bucket] = (frequencies[bucket] ?? 0) + 1;
    }
  }
  return Float64Array.from(frequencies, (frequency) =>
    frequency < MIN_DOCUMENT_FREQUENCY
      ? 0
      : Math.sqrt(Math.log((rows.length + 1) / (frequency + 0.5)) / UNIT_LOG),
  );
}
