import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** "x10", "5x". */
const TIMES = /^(?:x[2-9]|x\d{2,3}|[2-9]x|\d{2,3}x)$/;
/** A sum, a sign of what it becomes, and a larger one. */
const BECOMES =
  /\b(\d[\d .]{2,12})\s?(?:f|fcfa|cfa|francs)?\s?(?:=+>?|-+>|→|➡️?|donne|devient|pour)\s?(\d[\d .]{2,12})/i;

/** Rows of a tontine share what its members paid in: nothing in it multiplies. */
export const investmentSeller = signal(definition, ({ hints, profile, value, spanOf }) => {
  const hint = hints.find(({ topic }) => topic === 'invest');
  if (hint !== undefined) return seen({ word: hint.phrase }, { span: spanOf(hint.phrase) });
  const times = profile.words.find((word) => TIMES.test(word));
  if (times !== undefined && profile.words.some((word) => MONEY.has(word)))
    return seen({ word: times }, { span: spanOf(times) });
  const grown = BECOMES.exec(value);
  return grown !== null && figure(grown[2]) > figure(grown[1])
    ? seen({ word: grown[0] }, { span: [grown.index, grown.index + grown[0].length] })
    : ABSENT;
});

const MONEY: ReadonlySet<string> = new Set('tontine argent money momo mise cash fcfa business'.split(' '));

const figure = (written = ''): number => Number(written.replace(/\D/g, ''));
