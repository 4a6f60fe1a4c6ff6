import { DIGITS, digitAt } from '../../inference/bucket-gaps.ts';
import {
  openNetwork,
  type PackedNetwork,
  packNetwork,
  type TrainedNetwork,
} from '../../inference/packed-network.ts';
import type { PackedFactClassifier, ReadFacts } from '../fact-classifier/fact-classifier.ts';
import type { FactName } from '../facts/fact.ts';
import { CASE_KINDS } from '../kinds.ts';
import { QUESTION_IDS, type QuestionId } from '../questions/table.ts';
import type { TopicModel } from '../topics/topic-model.ts';
import type { TopicReader } from '../topics/topic-reader.ts';
import { FEATURE_BITS } from './features.ts';
import type { CaseNetwork } from './network.ts';

/** What is learned from tellings, as it is shipped. */
export interface PackedCaseModel extends PackedNetwork {
  /** Questions of which the network says whether they were answered; their outputs stand behind those of the kinds and the advice. */
  readonly questions?: readonly QuestionId[];
  /** Facts that the network reads out of the words; their outputs come last. */
  readonly facts?: readonly FactName[];
  /** For each question, how often each kind of case would answer with its first reply: a digit a kind. */
  readonly rates: Readonly<Record<string, string>>;
  /** What people speak of after a verdict; a browser's model goes by their words alone. */
  readonly topics?: TopicModel;
  /** A browser's model has none. */
  readonly factClassifier?: PackedFactClassifier;
}

/** What a case is judged with. */
export interface CaseModel {
  readonly network: CaseNetwork;
  /** How often each kind of case gives a question's first reply, of those that give one of its replies. */
  readonly rates: Readonly<Partial<Record<QuestionId, Float64Array>>>;
  /** Tells what is asked after a verdict; a browser's model has none. */
  readonly topics?: TopicReader;
  /** Reads the facts out of a telling; a browser's model has none. */
  readonly readFacts?: ReadFacts;
}

const HIGHEST = DIGITS.length - 1;

/** A share as one digit. */
export const rateDigit = (share: number): string => DIGITS[Math.round(share * HIGHEST)] ?? '';

/** What only a server opens, so that no browser fetches what it cannot use. */
export interface Readers {
  readonly openFacts: (packed: PackedFactClassifier) => ReadFacts;
  readonly openTopics: (packed: TopicModel) => TopicReader;
}

/** Opens a packed model. This is done once. */
export function openCaseModel(
  { rates, questions = [], facts = [], topics, factClassifier, ...network }: PackedCaseModel,
  readers?: Readers,
): CaseModel {
  return {
    ...(topics && readers && { topics: readers.openTopics(topics) }),
    ...(factClassifier && readers && { readFacts: readers.openFacts(factClassifier) }),
    network: { ...openNetwork(network, FEATURE_BITS), questions, facts },
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

/** Packs a trained network, with the inputs of the given buckets alone. */
export function packCaseModel(
  network: TrainedNetwork,
  buckets: readonly number[],
  rates: PackedCaseModel['rates'],
  { questions = [], facts = [] }: Pick<PackedCaseModel, 'questions' | 'facts'> = {},
): PackedCaseModel & { readonly inputs: Int8Array } {
  return {
    ...packNetwork(network, buckets),
    rates,
    ...(questions.length > 0 && { questions }),
    ...(facts.length > 0 && { facts }),
  };
}

/** The same model for a module of a browser. */
export const asText = ({
  inputs,
  ...model
}: PackedCaseModel & { readonly inputs: Int8Array }): PackedCaseModel => ({
  ...model,
  inputs: btoa(String.fromCharCode(...new Uint8Array(inputs.buffer, inputs.byteOffset, inputs.length))),
});
