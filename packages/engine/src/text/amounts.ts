import type { Token } from './tokens.ts';

/** A sum of money in a text; `to` is exclusive. */
export interface Amount {
  readonly from: number;
  readonly to: number;
  readonly value: number;
}

const FIGURE = /^(\d{1,9})(k|f|fcfa|cfa|frs|mil|mille|eur|euros?|naira|cedis?|usd)?$/;
const GROUP = /^\d{3}(?:f|fcfa|cfa)?$/;
const UNIT =
  /^(?:f|fcfa|cfa|frs|francs?|k|mil|mille|eur|euros?|naira|cedis?|dollars?|usd|ghs|ngn|millions?)$/;
const THOUSANDS = new Set(['k', 'mil', 'mille']);
const LEAST = 500;
/** Other things that are counted in figures: data, time, messages, points, current. */
const OTHER_UNIT =
  /^(?:[kmg][ob]|min|minutes?|sec|secondes?|sms|points?|pts|kwh|jours?|days?|heures?|hours?)$/;

/** Sums as people write them: "25 000", "25.000 F", "15k", "10 mil", "2 millions". Figures without a currency count from 500 on. */
export function amountsIn(tokens: readonly Token[]): readonly Amount[] {
  const amounts: Amount[] = [];
  for (let from = 0; from < tokens.length; from += 1) {
    const [, digits, glued] = FIGURE.exec(tokens[from]?.word ?? '') ?? [];
    if (digits === undefined) continue;
    const groups = digits.length <= 3 && glued === undefined ? groupsAt(tokens, from + 1) : [];
    const written = [digits, ...groups.map((group) => group.slice(0, 3))].join('');
    let to = from + 1 + groups.length;
    const unit = glued ?? /[a-z]+$/.exec(tokens[to - 1]?.word ?? '')?.[0] ?? unitAt(tokens[to]?.word);
    if (unit !== undefined && unitAt(tokens[to]?.word) === unit) to += 1;
    const value = Number(written) * factor(unit);
    const isCounted = unit === undefined && OTHER_UNIT.test(tokens[to]?.word ?? '');
    if (!isCounted && (unit !== undefined || value >= LEAST)) amounts.push({ from, to, value });
    from = to - 1;
  }
  return amounts;
}

/** The threes of digits right behind, with a blank, a point or a comma between: `25 000`, `1.500.000`. */
function groupsAt(tokens: readonly Token[], index: number): readonly string[] {
  const groups: string[] = [];
  for (let at = index; at < tokens.length; at += 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (
      before === undefined ||
      token === undefined ||
      token.start - before.end > 1 ||
      !GROUP.test(token.word)
    )
      break;
    groups.push(token.word);
  }
  return groups;
}

function unitAt(word: string | undefined): string | undefined {
  return word !== undefined && UNIT.test(word) ? word : undefined;
}

function factor(unit: string | undefined): number {
  if (unit === undefined) return 1;
  if (THOUSANDS.has(unit)) return 1_000;
  return unit.startsWith('million') ? 1_000_000 : 1;
}
