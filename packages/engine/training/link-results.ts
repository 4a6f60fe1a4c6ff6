import { type CalibrationCurve, calibratedRisk } from '../src/learned/calibration.ts';
import { LEAST_RISK } from '../src/scoring/lessen.ts';
import { RISK_BANDS } from '../src/vocabulary.ts';
import { fitCurve } from './calibration-fit.ts';
import { type Learn, outOfFold, withoutThem } from './cross-validation.ts';
import { foldOfName } from './folds.ts';
import { ALLOWED_LINKS, LEFT_OUT_LINKS, RECENT, STRAIGHT_LINKS } from './link-recipe.ts';
import type { ReadLink } from './link-training.ts';
import { type JudgedRow, type Summary, summarise } from './summary.ts';

/** How well one size of the reader of addresses judges; every figure is for domains that the judging model never saw. */
export interface LinkResults {
  readonly curve: CalibrationCurve;
  /** The learned reader alone. */
  readonly alone: readonly Summary[];
  /** The engine: signals and learned reader. */
  readonly engine: readonly Summary[];
  /** The engine on the newest scams against all safe rows. */
  readonly recent: readonly Summary[];
  /** The engine on each source, its reader trained without that source. */
  readonly leftOut: readonly Summary[];
}

interface JudgedLink {
  readonly link: ReadLink;
  readonly logOdds: number;
}

const isRecent = ({ row }: ReadLink) => row.label === 'safe' || row.firstSeen >= RECENT;

export function testLinks(links: readonly ReadLink[], learn: Learn<ReadLink>): LinkResults {
  const folds = links.map(({ site }) => foldOfName(site));
  const logOdds = outOfFold(links, folds, learn);
  const judged = links.map((link, index) => ({ link, logOdds: logOdds[index] ?? 0 }));
  const curve = fitCurve(
    judged
      .filter(({ link }) => link.row.file === 'urls' && link.most === 100)
      .map(({ link, logOdds }) => ({
        logOdds,
        isScam: link.row.label === 'scam',
        isWarned: link.signalsRisk >= RISK_BANDS.medium,
        weight: 1,
      })),
    0,
    ALLOWED_LINKS,
    STRAIGHT_LINKS,
  );
  const engine = (each: JudgedLink) => judgedRow(each, curve, true);
  const recent = judged.filter(({ link }) => link.row.file === 'urls' && isRecent(link));
  return {
    curve,
    alone: summarise(judged.map((each) => judgedRow(each, curve, false))),
    engine: summarise(judged.map(engine)),
    recent: summarise(recent.map((each) => ({ ...engine(each), source: '' }))),
    leftOut: LEFT_OUT_LINKS.flatMap((source) => {
      const values = withoutThem(links, ({ row }) => row.source === source, learn);
      return summarise([...values].map(([link, logOdds]) => engine({ link, logOdds })));
    }),
  };
}

function judgedRow({ link, logOdds }: JudgedLink, curve: CalibrationCurve, withSignals: boolean): JudgedRow {
  const { row, signalsRisk, most } = link;
  const learned = calibratedRisk(curve, logOdds);
  const risk = withSignals ? together(signalsRisk, learned, most) : learned;
  return { file: row.file, source: row.source, label: row.label, risk };
}

/** As `learned-evidence.ts` puts them together: the reader raises the risk of signals that warn, and replaces that of signals that do not. */
function together(signalsRisk: number, learned: number, most: number): number {
  if (most === 0) return signalsRisk;
  const risk = Math.min(learned, most);
  return signalsRisk < RISK_BANDS.medium
    ? Math.max(risk, Math.min(signalsRisk, LEAST_RISK))
    : Math.max(risk, signalsRisk);
}
