/** A stretch of a text that matters, and why. */
export interface TextMark {
  /** Place of the first character and of the one after the last, in UTF-16 code units. */
  readonly span: readonly [start: number, end: number];
  /** What was seen, in one sentence. */
  readonly reason: string;
  /** How much it matters; `caution` unless given. */
  readonly level?: MarkLevel;
}

export type MarkLevel = 'info' | 'caution' | 'danger';

/** A mark with its number in the list of reasons, counted from 1 in the order of the text. */
export interface NumberedMark {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly reason: string;
  readonly level: MarkLevel;
}

/** A stretch of text over which the same marks lie. */
export interface Piece {
  readonly text: string;
  /** All marks that cover it, strongest first. */
  readonly marks: readonly NumberedMark[];
  /** Those of them that begin here: this is where the keyboard stops for them. */
  readonly begins: readonly NumberedMark[];
}

const WEIGHT: Record<MarkLevel, number> = { danger: 2, caution: 1, info: 0 };

/** Sorts and numbers marks. It cuts off parts outside of the text, and drops marks that are empty after that. */
export function numberMarks(text: string, marks: readonly TextMark[]): NumberedMark[] {
  const within = marks
    .map(({ span: [start, end], reason, level = 'caution' }) => ({
      start: Math.max(0, Math.trunc(start)),
      end: Math.min(text.length, Math.trunc(end)),
      reason,
      level,
    }))
    .filter(({ start, end }) => start < end);
  within.sort((one, other) => one.start - other.start || other.end - one.end);
  return within.map((mark, index) => ({ ...mark, number: index + 1 }));
}

/** Cuts a text wherever a mark begins or ends. Joined, the pieces are the text; marks may overlap in any way. */
export function toPieces(text: string, marks: readonly NumberedMark[]): Piece[] {
  const cuts = [...new Set([0, text.length, ...marks.flatMap(({ start, end }) => [start, end])])];
  cuts.sort((one, other) => one - other);
  return cuts.slice(1).map((to, index) => {
    const from = cuts[index] ?? 0;
    const covering = marks.filter(({ start, end }) => start < to && end > from);
    covering.sort((one, other) => WEIGHT[other.level] - WEIGHT[one.level] || one.number - other.number);
    return {
      text: text.slice(from, to),
      marks: covering,
      begins: covering.filter(({ start }) => start === from),
    };
  });
}
