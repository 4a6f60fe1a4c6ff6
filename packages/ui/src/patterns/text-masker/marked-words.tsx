import type { KeyboardEvent, MouseEvent, Ref } from 'react';
import { type MaskedText, type MaskPiece, piecesOf, shownPiece } from './masked-text.ts';
import * as css from './text-masker.css.ts';

export interface MarkedWordsProps {
  masked: MaskedText;
  /** Before the words that a mark stands for, e.g. "Masquer". */
  verb: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onToggle: (piece: MaskPiece) => void;
  wordsRef: Ref<HTMLFieldSetElement>;
}

/** A text to read, with its masks and proposals as switches. It holds no other letters than the text: selections are counted in it. */
export function MarkedWords({
  masked,
  verb,
  labelledBy,
  describedBy,
  isInvalid,
  onToggle,
  wordsRef,
}: MarkedWordsProps) {
  return (
    <fieldset
      ref={wordsRef}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-state={isInvalid ? 'invalid' : 'valid'}
      className={css.words}
    >
      {piecesOf(masked).map((piece) =>
        piece.state === 'plain' ? (
          piece.words
        ) : (
          <Mark key={piece.span[0]} piece={piece} verb={verb} onToggle={() => onToggle(piece)} />
        ),
      )}
    </fieldset>
  );
}

interface MarkProps {
  piece: MaskPiece;
  verb: string;
  onToggle: () => void;
}

/** No `button` element: that is one block that does not break with the line, and its words cannot be selected. */
function Mark({ piece, verb, onToggle }: MarkProps) {
  const { words, kind, state } = piece;
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="button"
      tabIndex={0}
      aria-pressed={state === 'masked'}
      aria-label={`${verb} : ${words}${kind ? ` (${kind})` : ''}`}
      className={css.mark}
      onClick={(event) => {
        if (!isSelecting(event)) onToggle();
      }}
      onKeyDown={(event) => {
        if (isPress(event)) onToggle();
      }}
    >
      {shownPiece(piece)}
    </span>
  );
}

/** Drawing over the words with the mouse selects them. */
function isSelecting({ currentTarget }: MouseEvent): boolean {
  const selection = document.getSelection();
  return Boolean(selection && !selection.isCollapsed && selection.containsNode(currentTarget, true));
}

function isPress(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' && event.key !== ' ') return false;
  // A blank would scroll the page.
  event.preventDefault();
  return true;
}
