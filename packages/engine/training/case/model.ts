import { ADVICE } from '../../src/case/belief/advice.ts';
import { FEATURE_BITS } from '../../src/case/belief/features.ts';
import { type PackedCaseModel, packCaseModel, rateDigit } from '../../src/case/belief/packed-network.ts';
import { CASE_KINDS } from '../../src/case/kinds.ts';
import { factsOfReply, QUESTION_IDS, QUESTIONS, type ReplyId } from '../../src/case/questions/table.ts';
import { ANSWERABLE, frequentFacts, type ReadTelling, trainingExamples } from './examples.ts';
import { heaviest } from './heaviest.ts';
import { type CaseExample, type NetworkSettings, trainNetwork } from './network-training.ts';
import { sideBySide } from './side-by-side.ts';

export const SETTINGS: NetworkSettings = {
  units: 24,
  epochs: 14,
  rate: 0.05,
  dropped: 0.7,
  factWeight: 0.15,
  seed: 1,
  bags: 4,
  shipsFacts: true,
};

const BUCKETS = 2 ** FEATURE_BITS;
/** For a browser: fewer units, and so many features. */
export const SMALL = {
  settings: { ...SETTINGS, units: 8, epochs: 16, dropped: 0.2, bags: 1, shipsFacts: false },
  features: 1_700,
} as const;

/** What is learned from tellings. @param most - so many features are kept, those that weigh most. */
export function trainModel(
  tellings: readonly ReadTelling[],
  most = BUCKETS,
  settings = SETTINGS,
): ReturnType<typeof packCaseModel> {
  const facts = frequentFacts(tellings);
  const examples = trainingExamples(tellings, facts);
  const shipped = settings.shipsFacts ? { questions: ANSWERABLE, facts } : { questions: [], facts: [] };
  const train = (rows: readonly CaseExample[]) =>
    sideBySide(
      Array.from({ length: settings.bags }, (_, bag) =>
        trainNetwork(
          rows,
          BUCKETS,
          CASE_KINDS.length,
          ADVICE.length + ANSWERABLE.length + facts.length,
          ADVICE.length + shipped.questions.length + shipped.facts.length,
          {
            ...settings,
            seed: settings.seed + bag,
          },
        ),
      ),
    );
  const network = train(examples);
  const buckets = heaviest(examples, network.inputs, network.units, most);
  // A network that loses features is trained again without them, since what is left must make up for them.
  const kept =
    buckets.length < most ? network : train(examples.map((row) => withFeatures(row, new Set(buckets))));
  return packCaseModel(kept, buckets, ratesOf(tellings), shipped);
}

/** A row without the features that are not shipped. */
function withFeatures(row: CaseExample, kept: ReadonlySet<number>): CaseExample {
  return {
    ...row,
    values: row.values.map((value, index) => (kept.has(row.buckets[index] ?? -1) ? value : 0)),
  };
}

/**
 * For each kind and question, the share of its tellings that tell the question's first reply, among those that tell of the
 * question at all. Few tellings count little.
 */
function ratesOf(tellings: readonly ReadTelling[]): PackedCaseModel['rates'] {
  return Object.fromEntries(
    QUESTION_IDS.map((id) => {
      const [first, ...others] = Object.keys(QUESTIONS[id].replies) as ReplyId[];
      const yes = new Set<string>(first ? factsOfReply(id, first) : []);
      const no = new Set<string>(others.flatMap((reply) => factsOfReply(id, reply)));
      const share = (rows: readonly ReadTelling[], prior: number): number => {
        const told = rows.filter(({ row }) => row.facts.some((fact) => yes.has(fact))).length;
        const denied = rows.filter(({ row }) => row.facts.some((fact) => no.has(fact))).length;
        return (told + 2 * prior) / (told + denied + 2);
      };
      const overall = share(tellings, 0.5);
      return [
        id,
        CASE_KINDS.map((kind) =>
          rateDigit(
            share(
              tellings.filter(({ row }) => row.kind === kind),
              overall,
            ),
          ),
        ).join(''),
      ];
    }),
  );
}
