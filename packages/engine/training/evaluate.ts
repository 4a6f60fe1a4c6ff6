import { writeFileSync } from 'node:fs';
import { assess } from '../node/index.ts';
import { LIKE_SCAM_ADDRESSES, LIKE_SCAM_MESSAGES } from '../src/signals/learned/definitions.ts';
import { RISK_BANDS } from '../src/vocabulary.ts';
import { evaluationFile, measurements } from './evaluation-file.ts';
import { type LinkRow, readFolder, type TextRow } from './rows.ts';
import { type ScoredRow, summarise } from './summary.ts';
import { markdownTable } from './table.ts';

const GENERAL: ReadonlySet<string> = new Set([LIKE_SCAM_MESSAGES.id, LIKE_SCAM_ADDRESSES.id]);

const folder = process.argv[2];
const resultsFile = process.argv[3];
if (!folder) {
  process.stderr.write('Usage: npm run evaluate -- DIR [RESULTS.json]\n');
  process.exit(2);
}

const { texts, links } = readFolder(folder);
/** Scams that are warned of, and those of them whose only reason is that they resemble known ones. */
const reasons = { warned: 0, general: 0 };
const scored = (rows: readonly (TextRow | LinkRow)[]): readonly ScoredRow[] =>
  rows.map((row) => {
    const item =
      row.kind === 'text'
        ? { kind: 'conversation' as const, value: row.text }
        : { kind: 'link' as const, value: row.url };
    const { riskLevel, signals } = assess(item, { language: 'fr' });
    if (row.kind === 'text' && row.label === 'scam' && riskLevel >= RISK_BANDS.medium) {
      reasons.warned += 1;
      if (signals.every(({ id, level }) => level === 'info' || GENERAL.has(id))) reasons.general += 1;
    }
    return { file: row.file, source: row.source, label: row.label, risk: riskLevel };
  });
const ofTexts = summarise(scored(texts));
const ofLinks = summarise(scored(links));
process.stdout.write(`${markdownTable([...ofTexts, ...ofLinks])}\n`);
process.stdout.write(`\nScams warned of for their likeness alone: ${reasons.general} of ${reasons.warned}\n`);
if (resultsFile) {
  const measured = [
    ...measurements(ofTexts, 'conversation', 'nothing'),
    ...measurements(ofLinks, 'link', 'nothing'),
  ];
  writeFileSync(resultsFile, evaluationFile(measured, []));
}
