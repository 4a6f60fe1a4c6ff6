import type { Calibrate, Prediction } from './calibration-fit.ts';

/** Nothing that was seen is sure. */
const LEAST = 0.001;

interface Block {
  readonly weight: number;
  readonly logOdds: number;
  readonly scams: number;
}

/**
 * Isotonic regression by pooling adjacent violators: the probabilities that fit the labels best and never fall. They stand at the middles of
 * their blocks, with straight lines between.
 */
export const isotonicCalibration: Calibrate = (rows) => {
  const blocks: Block[] = [];
  for (const { logOdds, isScam, weight } of rows.toSorted(byLogOdds)) {
    let block: Block = { weight, logOdds: logOdds * weight, scams: isScam ? weight : 0 };
    for (
      let last = blocks.at(-1);
      last && probabilityOf(last) >= probabilityOf(block);
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = {
        weight: last.weight + block.weight,
        logOdds: last.logOdds + block.logOdds,
        scams: last.scams + block.scams,
      };
    }
    blocks.push(block);
  }
  const points = blocks.map((block) => ({
    at: block.logOdds / block.weight,
    probability: Math.min(Math.max(probabilityOf(block), LEAST), 1 - LEAST),
  }));
  return (logOdds) => {
    const after = points.findIndex(({ at }) => at >= logOdds);
    const [before, next] = [points[after - 1], points[after]];
    if (next === undefined) return points.at(-1)?.probability ?? 0;
    if (before === undefined) return next.probability;
    const share = (logOdds - before.at) / (next.at - before.at);
    return before.probability + share * (next.probability - before.probability);
  };
};

/** Of equal rows scams come first, so that they are pooled with the honest ones. */
const byLogOdds = (one: Prediction, other: Prediction): number =>
  one.logOdds - other.logOdds || Number(other.isScam) - Number(one.isScam);

const probabilityOf = ({ scams, weight }: Block): number => scams / weight;
