import { DIGITS, digitAt, fillAtGaps, packGaps } from '../../inference/bucket-gaps.ts';
import type { FactName } from '../facts/fact.ts';
import { CASE_KINDS } from '../kinds.ts';
import { QUESTION_IDS, type QuestionId } from '../questions/table.ts';
import type { TopicModel } from '../topics/topic-model.ts';
import { FEATURE_BITS } from './features.ts';
import type { CaseNetwork } from './network.ts';

/** What is learned from tellings, as it is shipped. Features that say little are left out. */
export interface PackedCaseModel {
  readonly units: number;
  /** Buckets that hold inputs, by gap encoding. */
  readonly gaps: string;
  /** The inputs of these buckets, in steps: a file holds them as bytes, a module as Base64. */
  readonly inputs: Int8Array | string;
  readonly step: number;
  /** Questions of which the network says whether they were answered; their outputs stand behind those of the kinds and the advice. */
  readonly questions?: readonly QuestionId[];
  /** Facts that the network reads out of the words; their outputs come last. */
  readonly facts?: readonly FactName[];
  /** By kind, then unit, in thousandths, as the bias. */
  readonly outputs: readonly number[];
  readonly bias: readonly number[];
  /** For each question, how often each kind of case would answer with its first reply: a digit a kind. */
  readonly rates: Readonly<Record<string, string>>;
  /** What people speak of after a verdict; a browser's model goes by their words alone. */
  readonly topics?: TopicModel;
}

/** What a case is judged with. */
export interface CaseModel {
  readonly network: CaseNetwork;
  /** How often each kind of case gives a question's first reply, of those that give one of its replies. */
  readonly rates: Readonly<Partial<Record<QuestionId, Float64Array>>>;
  readonly topics?: TopicModel;
}

const HIGHEST = DIGITS.length - 1;
const THOUSAND = 1_000;

/** A share as one digit. */
export const rateDigit = (share: number): string => DIGITS[Math.round(share * HIGHEST)] ?? '';

/** Opens a packed model. This is done once. */
export function openCaseModel({
  units,
  gaps,
  inputs,
  step,
  outputs,
  bias,
  rates,
  questions = [],
  facts = [],
  topics,
}: PackedCaseModel): CaseModel {
  const held = new Int8Array(2 ** FEATURE_BITS);
  fillAtGaps(held, gaps);
  const packed = typeof inputs === 'string' ? bytesOf(inputs) : inputs;
  const table = new Int8Array(held.length * units);
  let place = 0;
  for (const [bucket, isHeld] of held.entries())
    if (isHeld) {
      table.set(packed.subarray(place, place + units), bucket * units);
      place += units;
    }
  return {
    ...(topics && { topics }),
    network: {
      units,
      inputs: table,
      step,
      outputs: Float32Array.from(outputs, (value) => value / THOUSAND),
      bias: Float32Array.from(bias, (value) => value / THOUSAND),
      questions,
      facts,
    },
    rates: Object.fromEntries(
      QUESTION_IDS.flatMap((id) => {
        const digits = rates[id];
        return digits === undefined ? [] : [[id, ratesIn(digits)]];
      }),
    ),
  };
}

const ratesIn = (digits: string): Float64Array =>
  Float64Array.from(CASE_KINDS, (_, kind) => digitAt(digits, kind) / HIGHEST);

const bytesOf = (base64: string): Int8Array =>
  Int8Array.from(atob(base64), (letter) => (letter.charCodeAt(0) << 24) >> 24);

type TrainedNetwork = Pick<CaseNetwork, 'units' | 'outputs' | 'bias'> & { readonly inputs: Float32Array };

/** Packs a trained network, with the inputs of the given buckets alone. */
export function packCaseModel(
  { units, inputs, outputs, bias }: TrainedNetwork,
  buckets: readonly number[],
  rates: PackedCaseModel['rates'],
  { questions = [], facts = [] }: Pick<PackedCaseModel, 'questions' | 'facts'> = {},
): PackedCaseModel & { readonly inputs: Int8Array } {
  const kept = buckets.flatMap((bucket) => Array.from(inputs.subarray(bucket * units, (bucket + 1) * units)));
  const step = kept.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  return {
    units,
    gaps: packGaps(buckets),
    inputs: Int8Array.from(kept, (value) => Math.round(value / step)),
    step,
    outputs: Array.from(outputs, rounded),
    bias: Array.from(bias, rounded),
    rates,
    ...(questions.length > 0 && { questions }),
    ...(facts.length > 0 && { facts }),
  };
}

const rounded = (value: number): number => Math.round(value * THOUSAND);

/** The same model for a module of a browser. */
export const asText = ({
  inputs,
  ...model
}: PackedCaseModel & { readonly inputs: Int8Array }): PackedCaseModel => ({
  ...model,
  inputs: btoa(String.fromCharCode(...new Uint8Array(inputs.buffer, inputs.byteOffset, inputs.length))),
});
