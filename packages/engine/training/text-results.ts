import { type TextWeights, textRisk } from '../src/text-model/score-text.ts';
import { RISK_BANDS } from '../src/vocabulary.ts';
import { fitCurve } from './calibration-fit.ts';
import { type Learn, outOfFold, withoutThem } from './cross-validation.ts';
import type { TextRow } from './rows.ts';
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
  /** The engine on our own examples that are never trained on. */
  readonly heldOut: readonly Summary[];
}

/** @param heldOut - own examples that no weights are trained on. */
export function testTexts(
  texts: readonly ReadText[],
  heldOut: readonly ReadText[],
  learn: Learn<ReadText>,
): TextResults {
  const folds = texts.map(({ fold }) => fold);
  const logOdds = outOfFold(texts, folds, learn);
  const judged = texts.map((text, index) => ({ text, logOdds: logOdds[index] ?? 0 }));
  const curves = { french: curveFor(judged, true), english: curveFor(judged, false) };
  const engine = (each: JudgedText) => judgedRow(curves, unseen(each));
  const judge = learn(texts);
  return {
    curves,
    alone: summarise(judged.map((each) => judgedRow(curves, { ...unseen(each), signalsRisk: 0 }))),
    engine: summarise(judged.map(engine)),
    heldOut: summarise(heldOut.map((text) => engine({ text, logOdds: judge(text) }))),
  };
}

/** A text as it was judged, without what it says. */
interface UnseenText {
  readonly row: Pick<TextRow, 'file' | 'source' | 'label'>;
  readonly french: number;
  readonly logOdds: number;
  /** What counts of the signals, in per cent. */
  readonly signalsRisk: number;
}

/** The texts of each group of sources that is left out, judged by a reader that learned without them. */
export const judgeLeftOut = (
  texts: readonly ReadText[],
  learn: Learn<ReadText>,
): readonly (readonly UnseenText[])[] =>
  LEFT_OUT_TOGETHER.map((sources) => {
    const values = withoutThem(texts, ({ row }) => sources.includes(row.source), learn);
    return [...values].map(([text, logOdds]) => unseen({ text, logOdds }));
  });

/** The engine on sources that its reader was trained without. */
export const resultsLeftOut = (
  groups: readonly (readonly UnseenText[])[],
  curves: TextWeights['curves'],
): readonly Summary[] => groups.flatMap((texts) => summarise(texts.map((text) => judgedRow(curves, text))));

const unseen = ({ text: { row, french, signalsRiskAt }, logOdds }: JudgedText): UnseenText => ({
  row: { file: row.file, source: row.source, label: row.label },
  french,
  logOdds,
  signalsRisk: signalsRiskAt(logOdds),
});

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
  curves: TextWeights['curves'],
  { row, french, logOdds, signalsRisk }: UnseenText,
): JudgedRow {
  return { ...row, risk: Math.max(textRisk(curves, french, logOdds), signalsRisk) };
}
