import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** "x10", "5x". */
const TIMES = /^(?:x[2-9]|x\d{2,3}|[2-9]x|\d{2,3}x)$/;
/** A sum, a sign of what it becomes, and a larger one. */
const BECOMES =
  /\b(\d[\d .]{2,12})\s?(?:f|fcfa|cfa|francs)?\s?(?:=+>?|-+>|→|➡️?|donne|devient|pour)\s?(\d[\d .]{2,12})/i;

/** The names of savings groups, by country. */
const SAVING: ReadonlySet<string> = new Set('tontine tontines susu esusu ajo njangi djangui'.split(' '));
/** Words by which a savings group promises more than was paid in, or sooner than a round takes. */
const GROWING: ReadonlySet<string> = new Set(
  'gain gains gagner gagnez benefice benefices profit profits rentable rapide rapides express flash immediat immediate instant instantane quick fast double triple garanti garantie guaranteed jackpot 24h'.split(
    ' ',
  ),
);
/** What is to come back: "200 %". */
const PERCENT = /\d{1,4}\s?%/;

/** Rows of a tontine share what its members paid in: nothing in it multiplies. */
export const investmentSeller = signal(definition, ({ hints, profile, value, spanOf }) => {
  const hint = hints.find(({ topic }) => topic === 'invest');
  if (hint !== undefined) return seen({ word: hint.phrase }, { span: spanOf(hint.phrase) });
  const times = profile.words.find((word) => TIMES.test(word));
  if (times !== undefined && profile.words.some((word) => MONEY.has(word)))
    return seen({ word: times }, { span: spanOf(times) });
  const growing = growthOfSavings(profile.words);
  if (growing !== undefined) return seen({ word: growing }, { span: spanOf(growing) });
  const percent = PERCENT.exec(value);
  if (percent !== null && profile.words.some((word) => SAVING.has(word)))
    return seen({ word: percent[0] }, { span: [percent.index, percent.index + percent[0].length] });
  const grown = BECOMES.exec(value);
  return grown !== null && figure(grown[2]) > figure(grown[1])
    ? seen({ word: grown[0] }, { span: [grown.index, grown.index + grown[0].length] })
    : ABSENT;
});

const growthOfSavings = (words: readonly string[]): string | undefined =>
  words.some((word) => SAVING.has(word)) ? words.find((word) => GROWING.has(word)) : undefined;

const MONEY: ReadonlySet<string> = new Set('tontine argent money momo mise cash fcfa business'.split(' '));

const figure = (written = ''): number => Number(written.replace(/\D/g, ''));
