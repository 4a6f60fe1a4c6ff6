import { type CalibrationCurve, calibratedRisk } from '../src/inference/calibration.ts';
import { LEAST_RISK } from '../src/scoring/lessen.ts';
import { RISK_BANDS } from '../src/vocabulary.ts';
import { fitCurve } from './calibration-fit.ts';
import { type Learner, outOfFoldPredictions, predictLeftOut } from './cross-validation.ts';
import { foldOfName } from './folds.ts';
import {
  IDENTITY_BELOW_LINKS,
  LEFT_OUT_LINK_SOURCES,
  MAX_FPR_LINKS,
  RECENT,
} from './link-hyperparameters.ts';
import type { FeaturizedLink } from './link-training.ts';
import { type ScoredRow, type Summary, summarise } from './summary.ts';

/** The results of one size of the address classifier. Every figure is for domains that the model was not trained on. */
export interface LinkResults {
  readonly curve: CalibrationCurve;
  /** The classifier alone. */
  readonly alone: readonly Summary[];
  /** The engine: signals and classifier. */
  readonly engine: readonly Summary[];
  /** The engine on the newest scams against all safe rows. */
  readonly recent: readonly Summary[];
  /** The engine on each source, with the classifier trained without that source. */
  readonly leftOut: readonly Summary[];
}

interface PredictedLink {
  readonly link: FeaturizedLink;
  readonly logOdds: number;
}

const isRecent = ({ row }: FeaturizedLink) => row.label === 'safe' || row.firstSeen >= RECENT;

export function evaluateLinks(links: readonly FeaturizedLink[], learn: Learner<FeaturizedLink>): LinkResults {
  const folds = links.map(({ site }) => foldOfName(site));
  const logOdds = outOfFoldPredictions(links, folds, learn);
  const predicted = links.map((link, index) => ({ link, logOdds: logOdds[index] ?? 0 }));
  const curve = fitCurve(
    predicted
      .filter(({ link }) => link.row.file === 'urls' && link.maxLearnedRisk === 100)
      .map(({ link, logOdds }) => ({
        logOdds,
        isScam: link.row.label === 'scam',
        isWarned: link.signalsRisk >= RISK_BANDS.medium,
        weight: 1,
      })),
    0,
    MAX_FPR_LINKS,
    IDENTITY_BELOW_LINKS,
  );
  const engine = (each: PredictedLink) => scoredRow(each, curve, true);
  const recent = predicted.filter(({ link }) => link.row.file === 'urls' && isRecent(link));
  return {
    curve,
    alone: summarise(predicted.map((each) => scoredRow(each, curve, false))),
    engine: summarise(predicted.map(engine)),
    recent: summarise(recent.map((each) => ({ ...engine(each), source: '' }))),
    leftOut: LEFT_OUT_LINK_SOURCES.flatMap((source) => {
      const values = predictLeftOut(links, ({ row }) => row.source === source, learn);
      return summarise([...values].map(([link, logOdds]) => engine({ link, logOdds })));
    }),
  };
}

function scoredRow(
  { link, logOdds }: PredictedLink,
  curve: CalibrationCurve,
  withSignals: boolean,
): ScoredRow {
  const { row, signalsRisk, maxLearnedRisk } = link;
  const learned = calibratedRisk(curve, logOdds);
  const risk = withSignals ? combined(signalsRisk, learned, maxLearnedRisk) : learned;
  return { file: row.file, source: row.source, label: row.label, risk };
}

/** Combines both risks as `learned-evidence.ts` does: the classifier raises the risk of signals that warn, and replaces it otherwise. */
function combined(signalsRisk: number, learned: number, most: number): number {
  if (most === 0) return signalsRisk;
  const risk = Math.min(learned, most);
  return signalsRisk < RISK_BANDS.medium
    ? Math.max(risk, Math.min(signalsRisk, LEAST_RISK))
    : Math.max(risk, signalsRisk);
}
