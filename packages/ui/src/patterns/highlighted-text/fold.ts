import type { Piece } from './text-mark.ts';

/** Unmarked text that is hidden at first, because what matters is elsewhere. */
export interface Fold {
  readonly hidden: string;
}

/** How much unmarked text stays around a mark, in UTF-16 code units, and from what length on the rest is folded. */
export interface FoldLimits {
  readonly around: number;
  readonly from: number;
}

/** A screen or so of a phone. */
export const FOLD_LIMITS: FoldLimits = { around: 160, from: 900 };

/**
 * Hides the middle of long unmarked stretches, so that a text of 20,000 characters shows its marks within a few screens. Nothing
 * gets lost: texts and hidden parts together are the whole.
 */
export function foldPieces(
  pieces: readonly Piece[],
  { around, from }: FoldLimits = FOLD_LIMITS,
): (Piece | Fold)[] {
  return pieces.flatMap((piece, index) => {
    if (piece.marks.length > 0 || piece.text.length < from) return [piece];
    const isFirst = index === 0;
    const isLast = index === pieces.length - 1;
    // A whole text without marks keeps its beginning; else what touches a mark stays.
    const head =
      isFirst && !isLast ? '' : piece.text.slice(0, backToSpace(piece.text, isFirst ? from / 2 : around));
    const tail = isLast ? '' : piece.text.slice(onToSpace(piece.text, piece.text.length - around));
    const hidden = piece.text.slice(head.length, piece.text.length - tail.length);
    return [plain(head), { hidden }, plain(tail)].filter((part) => 'hidden' in part || part.text !== '');
  });
}

const plain = (text: string): Piece => ({ text, marks: [], begins: [] });

/** The place after the nearest space, so that no word is cut; `at` itself in one long word. */
function backToSpace(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at);
  return space > at - 40 ? space + 1 : at;
}

function onToSpace(text: string, at: number): number {
  const space = text.indexOf(' ', at);
  return space !== -1 && space < at + 40 ? space + 1 : at;
}
