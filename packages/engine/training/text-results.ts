import { type TextWeights, textRisk } from '../src/text-classifier/small-classifier.ts';
import { RISK_BANDS } from '../src/vocabulary.ts';
import { fitBands } from './band-curve.ts';
import type { Calibrate } from './calibration-fit.ts';
import { type Learner, outOfFoldPredictions, predictLeftOut } from './cross-validation.ts';
import type { TextRow } from './rows.ts';
import { type ScoredRow, type Summary, summarise } from './summary.ts';
import {
  LEFT_OUT_TEXT_SOURCES,
  MAX_FPR_MESSAGES,
  MAX_FPR_TWINS,
  SURROUNDED,
  weightInCalibration,
} from './text-hyperparameters.ts';
import type { FeaturizedText } from './text-training.ts';

/** The results of one size of the text classifier. Every figure is for rows that the model was not trained on. */
export interface TextResults {
  readonly curves: TextWeights['curves'];
  /** The classifier alone. */
  readonly alone: readonly Summary[];
  /** The engine: signals and classifier. */
  readonly engine: readonly Summary[];
  /** The engine on our own examples that are never trained on. */
  readonly heldOut: readonly Summary[];
}

/**
 * @param heldOut - our own examples that are never trained on.
 * @param calibrate - how log-odds become probabilities.
 */
export function evaluateTexts(
  texts: readonly FeaturizedText[],
  heldOut: readonly FeaturizedText[],
  learn: Learner<FeaturizedText>,
  calibrate?: Calibrate,
): TextResults {
  const folds = texts.map(({ fold }) => fold);
  const logOdds = outOfFoldPredictions(texts, folds, learn);
  const predicted = texts.map((text, index) => ({ text, logOdds: logOdds[index] ?? 0 }));
  const curves = {
    french: curveFor(predicted, true, calibrate),
    english: curveFor(predicted, false, calibrate),
  };
  const engine = (each: PredictedText) => scoredRow(curves, predictionOf(each));
  const predict = learn(texts);
  const measured = predicted.filter(({ text: { row } }) => row.source !== SURROUNDED);
  return {
    curves,
    alone: summarise(
      measured.map((each) => scoredRow(curves, { ...predictionOf(each), signalsRisk: 0, highestRisk: 100 })),
    ),
    engine: summarise(measured.map(engine)),
    heldOut: summarise(heldOut.map((text) => engine({ text, logOdds: predict(text) }))),
  };
}

/** The prediction for a text, without the text. */
interface TextPrediction {
  readonly row: Pick<TextRow, 'file' | 'source' | 'label'>;
  readonly french: number;
  readonly logOdds: number;
  /** The risk from the signals that counts, in per cent, and as far as it counts if the classifier does not warn. */
  readonly signalsRisk: number;
  readonly doubtedRisk: number;
  /** The highest risk that the text may have, in per cent. */
  readonly highestRisk: number;
}

/** The predictions for each group of sources, by a classifier that was trained without the group. */
export const predictLeftOutSources = (
  texts: readonly FeaturizedText[],
  learn: Learner<FeaturizedText>,
): readonly (readonly TextPrediction[])[] =>
  LEFT_OUT_TEXT_SOURCES.map((sources) => {
    const values = predictLeftOut(texts, ({ row }) => sources.includes(row.source), learn);
    return [...values].map(([text, logOdds]) => predictionOf({ text, logOdds }));
  });

/** The engine on sources that its classifier was trained without. */
export const resultsLeftOut = (
  groups: readonly (readonly TextPrediction[])[],
  curves: TextWeights['curves'],
): readonly Summary[] => groups.flatMap((texts) => summarise(texts.map((text) => scoredRow(curves, text))));

const predictionOf = ({
  text: { row, french, signalsRiskAt, doubtedRisk, highestRisk },
  logOdds,
}: PredictedText): TextPrediction => ({
  row: { file: row.file, source: row.source, label: row.label },
  french,
  logOdds,
  signalsRisk: signalsRiskAt(logOdds),
  doubtedRisk,
  highestRisk,
});

interface PredictedText {
  readonly text: FeaturizedText;
  readonly logOdds: number;
}

function curveFor(predicted: readonly PredictedText[], isFrench: boolean, calibrate?: Calibrate) {
  return fitBands(
    predicted
      .filter(({ text }) => text.french >= 0.5 === isFrench && weightInCalibration(text.row) > 0)
      .map(({ text, logOdds }) => ({
        logOdds,
        isScam: text.row.label === 'scam',
        isWarned: text.signalsRiskAt(logOdds) >= RISK_BANDS.medium,
        isCapped: text.highestRisk < RISK_BANDS.medium,
        weight: weightInCalibration(text.row),
      })),
    isFrench ? MAX_FPR_TWINS.french : MAX_FPR_TWINS.english,
    isFrench ? MAX_FPR_MESSAGES.french : MAX_FPR_MESSAGES.english,
    calibrate,
  );
}

/** The classifier raises the risk of the signals to its own. */
function scoredRow(
  curves: TextWeights['curves'],
  { row, french, logOdds, signalsRisk, doubtedRisk, highestRisk }: TextPrediction,
): ScoredRow {
  const ofText = textRisk(curves, french, logOdds);
  const ofSignals = ofText < RISK_BANDS.medium ? Math.min(signalsRisk, doubtedRisk) : signalsRisk;
  return { ...row, risk: Math.max(Math.min(ofText, highestRisk), ofSignals) };
}
