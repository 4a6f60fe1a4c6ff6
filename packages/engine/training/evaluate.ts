import { writeFileSync } from 'node:fs';
import { assess } from '../src/index.ts';
import { readFolder } from './rows.ts';
import { type JudgedRow, summarise } from './summary.ts';
import { markdownTable } from './table.ts';

const folder = process.argv[2];
const resultsFile = process.argv[3];
if (!folder) {
  process.stderr.write('Usage: npm run evaluate -- DIR [RESULTS.json]\n');
  process.exit(2);
}

const { texts, links } = readFolder(folder);
const judged: JudgedRow[] = [...texts, ...links].map((row) => {
  const item =
    row.kind === 'text'
      ? { kind: 'conversation' as const, value: row.text }
      : { kind: 'link' as const, value: row.url };
  const { riskLevel } = assess(item, { language: 'fr' });
  return { file: row.file, source: row.source, label: row.label, risk: riskLevel };
});
const summaries = summarise(judged);
process.stdout.write(`${markdownTable(summaries)}\n`);
if (resultsFile) writeFileSync(resultsFile, `${JSON.stringify({ summaries }, null, 2)}\n`);
