import type { Share } from './metrics.ts';
import type { Summary } from './summary.ts';

const percent = (value: number) => (100 * value).toFixed(1);

const shareCell = (share: Share | undefined) =>
  share ? `${percent(share.value)} (${percent(share.low)}–${percent(share.high)})` : '–';

const HEADINGS = [
  'file or source',
  'scam / safe / spam',
  'recall %',
  'FPR %',
  'danger on safe %',
  'precision %',
  'AUC',
  'recall at 1 % FPR',
  'recall at 2 % FPR',
  'calibration error',
];

function cellsOf(summary: Summary): readonly string[] {
  const { rows, auc, calibrationError } = summary;
  return [
    summary.source === undefined ? summary.file : `· ${summary.source}`,
    `${rows.scam} / ${rows.safe} / ${rows.spam}`,
    shareCell(summary.recall),
    shareCell(summary.falsePositiveRate),
    shareCell(summary.falseDangerRate),
    shareCell(summary.precision),
    auc?.toFixed(4) ?? '–',
    shareCell(summary.recallAt1PercentFpr),
    shareCell(summary.recallAt2PercentFpr),
    calibrationError?.toFixed(3) ?? '–',
  ];
}

/** The summaries as a table in Markdown. */
export function markdownTable(summaries: readonly Summary[]): string {
  const lines = [HEADINGS, HEADINGS.map(() => '---'), ...summaries.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
