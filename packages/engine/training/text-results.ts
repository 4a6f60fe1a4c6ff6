import { type TextWeights, textRisk } from '../src/text-model/score-text.ts';
import { RISK_BANDS } from '../src/vocabulary.ts';
import { fitCurve } from './calibration-fit.ts';
import { type Learn, outOfFold, withoutThem } from './cross-validation.ts';
import { type JudgedRow, type Summary, summarise } from './summary.ts';
import { ALLOWED_MESSAGES, ALLOWED_TWINS, LEFT_OUT_TOGETHER, weightInCalibration } from './text-recipe.ts';
import type { ReadText } from './text-training.ts';

/** How well one size of the reader of texts judges; every figure is for rows that the judging model never saw. */
export interface TextResults {
  readonly curves: TextWeights['curves'];
  /** The learned reader alone. */
  readonly alone: readonly Summary[];
  /** The engine: signals and learned reader. */
  readonly engine: readonly Summary[];
  /** The engine on each source, its reader trained without that source. */
  readonly leftOut: readonly Summary[];
  /** The engine on our own examples that are never trained on. */
  readonly heldOut: readonly Summary[];
}

/**
 * @param heldOut - own examples that no weights are trained on.
 * @param learnWithout - learns where whole sources are left out.
 */
export function testTexts(
  texts: readonly ReadText[],
  heldOut: readonly ReadText[],
  learn: Learn<ReadText>,
  learnWithout = learn,
): TextResults {
  const folds = texts.map(({ fold }) => fold);
  const logOdds = outOfFold(texts, folds, learn);
  const judged = texts.map((text, index) => ({ text, logOdds: logOdds[index] ?? 0 }));
  const curves = { french: curveFor(judged, true), english: curveFor(judged, false) };
  const engine = ({ text, logOdds }: JudgedText) =>
    judgedRow(text, curves, logOdds, text.signalsRiskAt(logOdds));
  const judge = learn(texts);
  return {
    curves,
    alone: summarise(judged.map(({ text, logOdds }) => judgedRow(text, curves, logOdds, 0))),
    engine: summarise(judged.map(engine)),
    leftOut: LEFT_OUT_TOGETHER.flatMap((sources) => {
      const values = withoutThem(texts, ({ row }) => sources.includes(row.source), learnWithout);
      return summarise([...values].map(([text, logOdds]) => engine({ text, logOdds })));
    }),
    heldOut: summarise(heldOut.map((text) => engine({ text, logOdds: judge(text) }))),
  };
}

interface JudgedText {
  readonly text: ReadText;
  readonly logOdds: number;
}

function curveFor(judged: readonly JudgedText[], isFrench: boolean) {
  return fitCurve(
    judged
      .filter(({ text }) => text.french >= 0.5 === isFrench && weightInCalibration(text.row) > 0)
      .map(({ text, logOdds }) => ({
        logOdds,
        isScam: text.row.label === 'scam',
        isWarned: text.signalsRiskAt(logOdds) >= RISK_BANDS.medium,
        weight: weightInCalibration(text.row),
      })),
    isFrench ? ALLOWED_TWINS.french : ALLOWED_TWINS.english,
    isFrench ? ALLOWED_MESSAGES.french : ALLOWED_MESSAGES.english,
  );
}

/** The learned judgement raises the risk of the signals that count to its own. */
function judgedRow(
  { row, french }: ReadText,
  curves: TextWeights['curves'],
  logOdds: number,
  signalsRisk: number,
): JudgedRow {
  const risk = Math.max(textRisk(curves, french, logOdds), signalsRisk);
  return { file: row.file, source: row.source, label: row.label, risk };
}
