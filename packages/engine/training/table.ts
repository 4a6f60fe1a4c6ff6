import type { Share } from './metrics.ts';
import type { Summary } from './summary.ts';

const percent = (value: number) => (100 * value).toFixed(1);

const shareCell = (share: Share | undefined) =>
  share ? `${percent(share.value)} (${percent(share.low)}–${percent(share.high)})` : '–';

const HEADINGS = [
  'file or source',
  'scam / safe / spam',
  'found %',
  'false alarms %',
  'precision %',
  'AUC',
  'found at 1 %',
  'found at 2 %',
  'calibration error',
];

function cellsOf(summary: Summary): readonly string[] {
  const { rows, area, calibrationError } = summary;
  return [
    summary.source === undefined ? summary.file : `· ${summary.source}`,
    `${rows.scam} / ${rows.safe} / ${rows.spam}`,
    shareCell(summary.found),
    shareCell(summary.falseAlarms),
    shareCell(summary.precision),
    area?.toFixed(4) ?? '–',
    shareCell(summary.foundAt1),
    shareCell(summary.foundAt2),
    calibrationError?.toFixed(3) ?? '–',
  ];
}

/** The summaries as a table in Markdown. */
export function markdownTable(summaries: readonly Summary[]): string {
  const lines = [HEADINGS, HEADINGS.map(() => '---'), ...summaries.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
