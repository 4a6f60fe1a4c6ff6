import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { LANGUAGES } from '../src/language-identifier/identify-language.ts';
import { languageFeatures, wordsForLanguage } from '../src/language-identifier/language-features.ts';
import { readSentences, type Sentence } from './languages/sentences.ts';
import { type Segment, trainLanguages } from './languages/softmax.ts';
import { LANGUAGE_WEIGHTS_FILE, MATERIAL } from './places.ts';
import { randomFrom } from './random.ts';
import { readFolder } from './rows.ts';
import type { SoftmaxModel } from './softmax.ts';

/**
 * `npm run train:languages -- SENTENCES DATA`: trains the language identifier on the open sentences of a folder, and writes its weights. Whole
 * sources are left out for the figures that it prints; what is written is trained on all.
 */
const [folder, data] = process.argv.slice(2);
if (!folder || !data) {
  process.stderr.write('Usage: npm run train:languages -- SENTENCES DATA\n');
  process.exit(2);
}

/** Sources that the printed figures leave out. */
const LEFT_OUT = /AfriQA|UDHR|Naija|Yoruba-YTB|UD_English|Banking77|UD_French|ParisStories/;
const MOST_OF_A_LANGUAGE = 6_000;
const random = randomFrom(29);

const messages: readonly Sentence[] = [...readFolder(MATERIAL).texts, ...readFolder(data).texts]
  .filter(({ file }) => /^(?:own-(?:fr|en|everyday|operators)|messages-(?:fr|en|cm))$/.test(file))
  .filter((_, index) => index % 2 === 0)
  .map(({ text, file }) => ({
    language: /\b(?:le|la|les|de|je|vous|tu|et|un|une|est|pas)\b/i.test(text) ? 0 : 1,
    source: file,
    licence: '',
    text,
  }))
  .filter(({ language, source }) => language === 0 || /en/.test(source));
const sentences = readSentences(path.join(folder, 'sentences-open.tsv.gz'));

/** Five to twenty words from anywhere in a sentence; half of them once more without diacritics, as people type. */
function segmentsOf(rows: readonly Sentence[], isVaried: boolean): readonly Segment[] {
  const counts = LANGUAGES.map((_, language) => rows.filter((row) => row.language === language).length);
  return rows.flatMap(({ text, language }) => {
    const words = wordsForLanguage(text);
    const length = Math.min(words.length, 5 + Math.floor(random() * 16));
    const from = Math.floor(random() * (words.length - length + 1));
    const cut = words.slice(from, from + length);
    if (cut.length < 3) return [];
    const weight = Math.min(4, MOST_OF_A_LANGUAGE / (counts[language] ?? 1));
    const plain = cut.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
    return [
      { words: cut, language, weight },
      ...(isVaried && random() < 0.5 ? [{ words: plain, language, weight }] : []),
    ];
  });
}

const STEPS = 31;
const ZERO = 80;

function quantized({ weights, bias }: SoftmaxModel) {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const sorted = Float64Array.from(weights, Math.abs).toSorted();
  // A few large weights would leave the others without steps.
  const most = Math.min(largest, (sorted[Math.floor(sorted.length * 0.998)] ?? largest) * 1.2);
  const step = most / STEPS;
  const steps = Array.from(weights, (weight) =>
    String.fromCharCode(ZERO + Math.max(-STEPS, Math.min(STEPS, Math.round(weight / step)))),
  ).join('');
  return {
    steps,
    zero: ZERO,
    step: Number(step.toFixed(5)),
    bias: bias.map((each) => Number(each.toFixed(3))),
  };
}

type Packed = ReturnType<typeof quantized>;

function probabilitiesOf({ steps, zero, step, bias }: Packed, words: readonly string[]): readonly number[] {
  const buckets = languageFeatures(words);
  const scale = step / Math.sqrt(Math.max(buckets.length, 1));
  const sums = bias.map((start, language) =>
    buckets.reduce(
      (sum, bucket) => sum + scale * (steps.charCodeAt(bucket * LANGUAGES.length + language) - zero),
      start,
    ),
  );
  const all = sums.reduce((sum, each) => sum + Math.exp(each), 0);
  return sums.map((each) => Math.exp(each) / all);
}

const share = (part: number, of: number): string => `${((100 * part) / Math.max(of, 1)).toFixed(1)} %`;

function tell(name: string, packed: Packed, rows: readonly Segment[]): void {
  const lines = LANGUAGES.map((name, language) => {
    const own = rows.filter((row) => row.language === language);
    const judged = own.map(({ words }) => probabilitiesOf(packed, words));
    const best = judged.filter((each) => each.indexOf(Math.max(...each)) === language).length;
    const unread = judged.filter(([fr = 0, en = 0, pcm = 0]) => 1 - fr - en - pcm >= 0.8).length;
    const sure = judged.filter((each) => Math.max(...each) >= 0.9);
    const sureRight = sure.filter((each) => each.indexOf(Math.max(...each)) === language).length;
    return `${name.padEnd(6)} ${own.length} right ${share(best, own.length)}, sure ${share(sure.length, own.length)} of which right ${share(sureRight, sure.length)}, counts as unread ${share(unread, own.length)}`;
  });
  process.stdout.write(`${name}\n${lines.join('\n')}\n`);
}

const isLeftOut = ({ source }: Sentence) => LEFT_OUT.test(source);
const tried = quantized(
  trainLanguages(segmentsOf([...sentences.filter((each) => !isLeftOut(each)), ...messages], true)),
);
tell('sources left out', tried, segmentsOf(sentences.filter(isLeftOut), false));
const shipped = quantized(trainLanguages(segmentsOf([...sentences, ...messages], true)));
const module = `import type { LanguageWeights } from './language-weights.ts';

/** Generated by \`npm run train:languages\`. */
export const LANGUAGE_WEIGHTS: LanguageWeights = ${JSON.stringify(shipped)};
`;
writeFileSync(LANGUAGE_WEIGHTS_FILE, module);
process.stdout.write(`${brotliCompressSync(module).length} bytes in brotli\n`);
