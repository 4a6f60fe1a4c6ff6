import { writeFileSync } from 'node:fs';
import { assess } from '../node/index.ts';
import { evaluationFile, measurements } from './evaluation-file.ts';
import { type LinkRow, readFolder, type TextRow } from './rows.ts';
import { type ScoredRow, summarise } from './summary.ts';
import { markdownTable } from './table.ts';

const folder = process.argv[2];
const resultsFile = process.argv[3];
if (!folder) {
  process.stderr.write('Usage: npm run evaluate -- DIR [RESULTS.json]\n');
  process.exit(2);
}

const { texts, links } = readFolder(folder);
const scored = (rows: readonly (TextRow | LinkRow)[]): readonly ScoredRow[] =>
  rows.map((row) => {
    const item =
      row.kind === 'text'
        ? { kind: 'conversation' as const, value: row.text }
        : { kind: 'link' as const, value: row.url };
    const { riskLevel } = assess(item, { language: 'fr' });
    return { file: row.file, source: row.source, label: row.label, risk: riskLevel };
  });
const ofTexts = summarise(scored(texts));
const ofLinks = summarise(scored(links));
process.stdout.write(`${markdownTable([...ofTexts, ...ofLinks])}\n`);
if (resultsFile) {
  const measured = [
    ...measurements(ofTexts, 'conversation', 'nothing'),
    ...measurements(ofLinks, 'link', 'nothing'),
  ];
  writeFileSync(resultsFile, evaluationFile(measured, []));
}
