import { assess as assessFull } from '../node/index.ts';
import { assess as assessSmall } from '../src/browser.ts';
import { RISK_BANDS } from '../src/vocabulary.ts';
import { honestWordsOf } from './disguise/honest-words.ts';
import { DISGUISES } from './disguise/kinds.ts';
import { HELD_OUT, MATERIAL } from './places.ts';
import { randomFrom } from './random.ts';
import { readFolder } from './rows.ts';

/**
 * `npm run disguises [-- COUNT]`: hides scams that are found alone, and prints how many are still found in each disguise, and of how many
 * nothing is found at all.
 */
const count = Number(process.argv[2] ?? 60);
const SEED = 41;
const WARNED = 33;
const HONEST_MESSAGES = 12;

const ENGINES = { server: assessFull, browser: assessSmall } as const;
type EngineName = keyof typeof ENGINES;

const riskOf = (engine: EngineName, value: string): number =>
  ENGINES[engine]({ kind: 'conversation', value }, { language: 'fr' }).riskLevel;

const heldOut = readFolder(HELD_OUT).texts;
const spread = <Item>(items: readonly Item[], most: number): readonly Item[] =>
  items.filter((_, index) => index % Math.max(1, Math.floor(items.length / most)) === 0).slice(0, most);

const chat = readFolder(MATERIAL).texts.filter(
  ({ source, label, trick }) => source === 'own-everyday' && label === 'safe' && trick !== '',
);

/** The scams that one engine finds alone, written openly. */
function foundAlone(engine: EngineName, needsLink: boolean): readonly string[] {
  const scams = heldOut.filter(
    ({ label, text }) => label === 'scam' && (!needsLink || /[a-z\d-]{3,}\.[a-z]{2,8}\/?/i.test(text)),
  );
  return spread(
    scams.map(({ text }) => text).filter((text) => riskOf(engine, text) >= WARNED),
    count,
  );
}

const lines = [
  ['disguise', 'server', 'browser'],
  ['---', '---', '---'],
];
const scams = Object.fromEntries(
  (Object.keys(ENGINES) as EngineName[]).map((engine) => [
    engine,
    { all: foundAlone(engine, false), links: foundAlone(engine, true) },
  ]),
);
for (const [name, disguise] of Object.entries(DISGUISES)) {
  const cells = (Object.keys(ENGINES) as EngineName[]).map((engine) => {
    const random = randomFrom(SEED);
    const honest = honestWordsOf(
      chat.map(({ text }) => text),
      random,
    );
    const tried = (name.includes('link') ? scams[engine]?.links : scams[engine]?.all) ?? [];
    const risks = tried.map((scam) => riskOf(engine, disguise(scam, honest, random)));
    const found = risks.filter((risk) => risk >= WARNED).length;
    const calm = risks.filter((risk) => risk < RISK_BANDS.doubt).length;
    return `${found} of ${tried.length}${calm > 0 ? `, ${calm} calm` : ''}`;
  });
  lines.push([name, ...cells]);
}

const safe = heldOut.filter(({ label }) => label === 'safe').map(({ text }) => text);
const folder = process.argv[3];
const pools: Readonly<Record<string, readonly string[]>> = {
  'everyday messages of our own': chat.map(({ text }) => text),
  'twins never learned, alone not warned of': safe,
  ...(folder && {
    'notices of operators, never learned': readFolder(folder)
      .texts.filter(({ file }) => file === 'honest-operators')
      .map(({ text }) => text),
    'private chat': readFolder(folder)
      .texts.filter(({ source }) => source === '88milsms')
      .map(({ text }) => text),
  }),
};
for (const [name, pool] of Object.entries(pools)) {
  const cells = (Object.keys(ENGINES) as EngineName[]).map((engine) => {
    const calm = pool.filter((text) => riskOf(engine, text) < WARNED);
    const random = randomFrom(SEED);
    const honest = honestWordsOf(calm, random);
    const joined = Array.from({ length: count * 3 }, () => honest.messages(HONEST_MESSAGES).join('\n'));
    const warned = joined.filter((text) => riskOf(engine, text) >= WARNED).length;
    return `${warned} of ${joined.length} warned`;
  });
  lines.push([`12 joined, each not warned of alone: ${name}`, ...cells]);
}
process.stdout.write(`${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`);
