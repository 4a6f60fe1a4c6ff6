import { type TextWeights, textRisk } from '../src/text-model/score-text.ts';
import { fitCurve } from './calibration-fit.ts';
import { outOfFold, withoutThem } from './cross-validation.ts';
import { foldsOfTexts } from './folds.ts';
import type { LogisticModel } from './logistic.ts';
import { type JudgedRow, type Summary, summarise } from './summary.ts';
import { LEFT_OUT_TOGETHER, weightInCalibration } from './text-recipe.ts';
import { type ReadText, trainTexts } from './text-training.ts';

/** Everything that training the reader of texts yields. */
export interface TextResults {
  readonly model: LogisticModel;
  readonly curves: TextWeights['curves'];
  readonly crossValidated: readonly Summary[];
  /** By source, trained without it. */
  readonly leftOut: readonly Summary[];
}

export function trainAndTestTexts(texts: readonly ReadText[]): TextResults {
  const logOdds = outOfFold(texts, foldsOfTexts(texts.map(({ row }) => row)), trainTexts);
  const curves = { french: curveFor(true), english: curveFor(false) };

  function curveFor(isFrench: boolean) {
    const judged = texts.map(({ row, french }, index) => ({
      logOdds: logOdds[index] ?? 0,
      isScam: row.label === 'scam',
      weight: french >= 0.5 === isFrench ? weightInCalibration(row) : 0,
    }));
    return fitCurve(judged.filter(({ weight }) => weight > 0));
  }
  const judgedRow = ({ row, french }: ReadText, value: number): JudgedRow => ({
    file: row.file,
    source: row.source,
    label: row.label,
    risk: textRisk(curves, french, value),
  });
  const leftOut = LEFT_OUT_TOGETHER.flatMap((sources) => {
    const values = withoutThem(texts, ({ row }) => sources.includes(row.source), trainTexts);
    return summarise([...values].map(([text, value]) => judgedRow(text, value)));
  });
  return {
    model: trainTexts(texts),
    curves,
    crossValidated: summarise(texts.map((text, index) => judgedRow(text, logOdds[index] ?? 0))),
    leftOut,
  };
}
