import { DIGITS, digitAt, fillAtGaps, packGaps } from '../../inference/bucket-gaps.ts';
import { CASE_KINDS } from '../kinds.ts';
import { QUESTION_IDS, type QuestionId } from '../questions/table.ts';
import { FEATURE_BITS } from './features.ts';
import type { CaseNetwork } from './network.ts';

/** What is learned from tellings, as it is shipped. Features that say little are left out. */
export interface PackedCaseModel {
  readonly units: number;
  /** Buckets that hold inputs, by gap encoding. */
  readonly gaps: string;
  /** The inputs of these buckets, a signed byte each, in Base64. */
  readonly inputs: string;
  readonly step: number;
  /** By kind, then unit. */
  readonly outputs: readonly number[];
  readonly bias: readonly number[];
  /** For each question, how often each kind of case would answer with its first reply: a digit a kind, see `rateOf`. */
  readonly rates: Readonly<Record<string, string>>;
}

export interface CaseModel {
  readonly network: CaseNetwork;
  /** How often each kind of case gives a question's first reply, of those that give one of its replies. */
  readonly rates: Readonly<Partial<Record<QuestionId, Float64Array>>>;
}

const HIGHEST = DIGITS.length - 1;

/** A share as one digit. */
export const rateDigit = (share: number): string => DIGITS[Math.round(share * HIGHEST)] ?? '';

export function openCaseModel(packed: PackedCaseModel): CaseModel {
  const { units, gaps, inputs, step, outputs, bias, rates } = packed;
  const held = new Int8Array(2 ** FEATURE_BITS);
  fillAtGaps(held, gaps);
  const bytes = atob(inputs);
  const table = new Int8Array(held.length * units);
  let place = 0;
  for (const [bucket, isHeld] of held.entries())
    if (isHeld)
      for (let unit = 0; unit < units; unit += 1, place += 1)
        table[bucket * units + unit] = (bytes.charCodeAt(place) << 24) >> 24;
  return {
    network: {
      units,
      inputs: table,
      step,
      outputs: Float32Array.from(outputs),
      bias: Float32Array.from(bias),
    },
    rates: Object.fromEntries(
      QUESTION_IDS.flatMap((id) => {
        const digits = rates[id];
        return digits === undefined
          ? []
          : [[id, Float64Array.from(CASE_KINDS, (_, kind) => digitAt(digits, kind) / HIGHEST)]];
      }),
    ),
  };
}

/** Packs a trained network, with the inputs of the given buckets alone. */
export function packCaseModel(
  { units, inputs, outputs, bias }: Pick<CaseNetwork, 'units' | 'outputs' | 'bias'> & { readonly inputs: Float32Array },
  buckets: readonly number[],
  rates: PackedCaseModel['rates'],
): PackedCaseModel {
  let largest = 0;
  for (const bucket of buckets)
    for (let unit = 0; unit < units; unit += 1)
      largest = Math.max(largest, Math.abs(inputs[bucket * units + unit] ?? 0));
  const step = largest / 127;
  const bytes = buckets.flatMap((bucket) =>
    Array.from({ length: units }, (_, unit) => Math.round((inputs[bucket * units + unit] ?? 0) / step) & 255),
  );
  return {
    units,
    gaps: packGaps(buckets),
    inputs: btoa(bytes.map((byte) => String.fromCharCode(byte)).join('')),
    step,
    outputs: Array.from(outputs, rounded),
    bias: Array.from(bias, rounded),
    rates,
  };
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
