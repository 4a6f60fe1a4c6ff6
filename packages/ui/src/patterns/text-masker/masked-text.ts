/** Place of the first character and of the one after the last, in UTF-16 code units. */
export type TextSpan = readonly [start: number, end: number];

/** Words that may have to be masked. */
export interface MaskProposal {
  readonly span: TextSpan;
  /** What they are, e.g. "nom". */
  readonly kind: string;
}

/** A text of which some stretches are hidden and can be shown again. */
export interface MaskedText {
  readonly text: string;
  /** In order, apart from each other. */
  readonly masks: readonly TextSpan[];
  readonly proposals: readonly MaskProposal[];
}

/** A stretch that is shown as it is, that is masked, or that may be. */
export interface MaskPiece {
  readonly span: TextSpan;
  readonly words: string;
  readonly state: 'plain' | 'proposed' | 'masked';
  readonly kind?: string;
}

/** What stands where something was masked. It says nothing of the length. */
export const MASK = '•••';

const isOverlap = (one: TextSpan, other: TextSpan) => one[0] < other[1] && other[0] < one[1];

/** The pieces of a text in order; joined, they are the text. */
export function piecesOf({ text, masks, proposals }: MaskedText): readonly MaskPiece[] {
  const marked = [
    ...masks.map((span) => ({
      span,
      state: 'masked' as const,
      kind: proposals.find((each) => each.span[0] === span[0] && each.span[1] === span[1])?.kind,
    })),
    ...proposals
      .filter(({ span }) => !masks.some((mask) => isOverlap(mask, span)))
      .map((proposal) => ({ ...proposal, state: 'proposed' as const })),
  ].toSorted((one, other) => one.span[0] - other.span[0]);
  const pieces: MaskPiece[] = [];
  const add = (piece: Omit<MaskPiece, 'words'>) => {
    if (piece.span[0] < piece.span[1]) pieces.push({ ...piece, words: text.slice(...piece.span) });
  };
  let from = 0;
  for (const { span, state, kind } of marked) {
    add({ span: [from, span[0]], state: 'plain' });
    add({ span, state, ...(kind !== undefined && { kind }) });
    from = span[1];
  }
  add({ span: [from, text.length], state: 'plain' });
  return pieces;
}

export const shownPiece = ({ state, words }: MaskPiece): string => (state === 'masked' ? MASK : words);

/** The text as everybody reads it. */
export const shownText = (masked: MaskedText): string => piecesOf(masked).map(shownPiece).join('');

/** A border of a stretch: where it is shown, and where it stands in the text. */
interface Border {
  readonly shown: number;
  readonly own: number;
}

/** The beginning and end of a shown stretch, widened to the masks that it touches. */
function bordersOf(masked: MaskedText, [from, to]: TextSpan): readonly [start: Border, end: Border] {
  let start: Border | undefined;
  let end: Border = { shown: 0, own: 0 };
  let at = 0;
  for (const piece of piecesOf(masked)) {
    const next = at + shownPiece(piece).length;
    const isMasked = piece.state === 'masked';
    const [begin, stop] = piece.span;
    const inside = (shown: number): Border => ({ shown, own: begin + shown - at });
    if (at <= from && from < next) start = isMasked ? { shown: at, own: begin } : inside(from);
    if (at < to && to <= next) end = isMasked ? { shown: next, own: stop } : inside(to);
    at = next;
  }
  return [start ?? { shown: at, own: masked.text.length }, end];
}

/** Masks a stretch of what is shown; blanks at its ends stay, and no letter is cut in two. */
export function maskShown(masked: MaskedText, shown: TextSpan): MaskedText {
  const [start, end] = bordersOf(masked, shown);
  return maskSpan(masked, [start.own, end.own]);
}

/** Masks a stretch of the text, together with the masks that it overlaps. */
export function maskSpan(masked: MaskedText, span: TextSpan): MaskedText {
  const words = masked.text.slice(...span);
  const from = span[0] + (words.length - words.trimStart().length);
  const to = span[1] - (words.length - words.trimEnd().length);
  if (from >= to) return masked;
  const whole = wholeLetters(masked.text, [from, to]);
  const overlapped = masked.masks.filter((mask) => isOverlap(mask, whole));
  const joined: TextSpan = [
    Math.min(whole[0], ...overlapped.map(([start]) => start)),
    Math.max(whole[1], ...overlapped.map(([, end]) => end)),
  ];
  const others = masked.masks.filter((mask) => !overlapped.includes(mask));
  return { ...masked, masks: [...others, joined].toSorted((one, other) => one[0] - other[0]) };
}

/** Shows again what is masked there. */
export const unmaskSpan = (masked: MaskedText, span: TextSpan): MaskedText => ({
  ...masked,
  masks: masked.masks.filter((mask) => !isOverlap(mask, span)),
});

/** The new text when somebody types into the shown one. Masks and proposals elsewhere stay. */
export function typeShown(masked: MaskedText, next: string): MaskedText {
  const before = shownText(masked);
  const [start, end] = bordersOf(masked, changeBetween(before, next));
  const typed = next.slice(start.shown, next.length - (before.length - end.shown));
  const delta = typed.length - (end.own - start.own);
  const moved = (span: TextSpan): TextSpan[] => {
    if (span[1] <= start.own) return [span];
    return span[0] >= end.own ? [[span[0] + delta, span[1] + delta]] : [];
  };
  return {
    text: masked.text.slice(0, start.own) + typed + masked.text.slice(end.own),
    masks: masked.masks.flatMap(moved),
    proposals: masked.proposals.flatMap((proposal) =>
      moved(proposal.span).map((span) => ({ ...proposal, span })),
    ),
  };
}

/** The stretch of the first text that the second has changed. */
function changeBetween(before: string, after: string): TextSpan {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return [head, before.length - tail];
}

/** Widened so that no letter with its accents, and no picture of several signs, is cut. */
function wholeLetters(text: string, [start, end]: TextSpan): TextSpan {
  let [from, to] = [start, end];
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    const next = index + segment.length;
    if (index < start && start < next) from = index;
    if (index < end && end < next) to = next;
  }
  return [from, to];
}
