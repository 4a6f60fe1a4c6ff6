import type { CalibrationCurve } from '../src/learned/calibration.ts';
import { calibratedRisk } from '../src/learned/calibration.ts';
import { fitCurve } from './calibration-fit.ts';
import { outOfFold, withoutThem } from './cross-validation.ts';
import { foldOfName } from './folds.ts';
import { LEFT_OUT_LINKS, RECENT } from './link-recipe.ts';
import { type ReadLink, trainLinks } from './link-training.ts';
import type { LogisticModel } from './logistic.ts';
import { type JudgedRow, type Summary, summarise } from './summary.ts';

/** Everything that training the reader of addresses yields. */
export interface LinkResults {
  readonly model: LogisticModel;
  readonly curve: CalibrationCurve;
  readonly crossValidated: readonly Summary[];
  /** The newest scams against all safe rows. */
  readonly recent: readonly Summary[];
  readonly leftOut: readonly Summary[];
}

const isRecent = ({ row }: ReadLink) => row.label === 'safe' || row.firstSeen >= RECENT;

export function trainAndTestLinks(links: readonly ReadLink[]): LinkResults {
  const folds = links.map(({ site }) => foldOfName(site));
  const logOdds = outOfFold(links, folds, trainLinks);
  const curve = fitCurve(
    links.flatMap(({ row }, index) =>
      row.file === 'urls' ? [{ logOdds: logOdds[index] ?? 0, isScam: row.label === 'scam', weight: 1 }] : [],
    ),
  );
  const judgedRow = ({ row }: ReadLink, value: number): JudgedRow => ({
    file: row.file,
    source: row.source,
    label: row.label,
    risk: calibratedRisk(curve, value),
  });
  const judged = links.map((link, index) => ({ link, judged: judgedRow(link, logOdds[index] ?? 0) }));
  const recent = judged.filter(({ link }) => link.row.file === 'urls' && isRecent(link));
  return {
    model: trainLinks(links),
    curve,
    crossValidated: summarise(judged.map(({ judged }) => judged)),
    recent: summarise(recent.map(({ judged }) => ({ ...judged, source: '' }))),
    leftOut: LEFT_OUT_LINKS.flatMap((source) => {
      const values = withoutThem(links, ({ row }) => row.source === source, trainLinks);
      return summarise([...values].map(([link, value]) => judgedRow(link, value)));
    }),
  };
}
