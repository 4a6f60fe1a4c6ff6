'use client';
import { Fragment, forwardRef, type MouseEvent, useId, useRef, useState } from 'react';
import { Button } from '../../components/button/index.ts';
import { Fold } from '../../components/fold/index.ts';
import type { HeadingLevel } from '../../components/heading/index.ts';
import { UpIcon } from '../../components/icon/icons.ts';
import { Icon } from '../../components/icon/index.ts';
import { Text } from '../../components/text/index.ts';
import { useMessages } from '../../components/ui-provider/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { VerdictMark } from '../verdict-mark/index.ts';
import { foldPieces } from './fold.ts';
import * as css from './highlighted-text.css.ts';
import { type MarkLevel, numberMarks, type Piece, type TextMark, toPieces } from './text-mark.ts';

const OUTCOME_OF = { info: 'unknown', caution: 'caution', danger: 'danger' } as const satisfies Record<
  MarkLevel,
  string
>;

export interface HighlightedTextProps extends Omit<NativeProps<'section'>, 'children'> {
  /** Names the text, e.g. "Votre message". */
  label: string;
  /** The visitor's own text. */
  text: string;
  /** The stretches to mark in it. They may overlap. */
  marks: readonly TextMark[];
  /** Said when nothing is marked, e.g. "Aucun passage suspect repéré. Restez prudent." */
  emptyNote: string;
  /** Name of the way back from a reason to its place, e.g. "Voir dans le texte". */
  backLabel: string;
  /** Shows the name alone; the text unfolds at a touch. */
  folded?: boolean;
  /** Level of the name in the page's outline: where it is folded, it is a heading. */
  headingLevel?: HeadingLevel;
}

/**
 * Marks suspicious words in the visitor's own text, each with its reason underneath. A mark is a link to its reason, and the
 * reason links back. So both work by touch, by keyboard, read aloud, and before any script arrives.
 */
export const HighlightedText = forwardRef<HTMLElement, HighlightedTextProps>(function HighlightedText(
  { label, text, marks, emptyNote, backLabel, folded, headingLevel, ...rest },
  ref,
) {
  const id = useId();
  const { showMore } = useMessages();
  const [current, setCurrent] = useState<number>();
  const [isWhole, setIsWhole] = useState(false);
  const numbered = numberMarks(text, marks);
  const pieces = toPieces(text, numbered);
  const parts = isWhole ? pieces : foldPieces(pieces);
  const words = useRef<HTMLDivElement>(null);
  const placeId = (start: number) => `${id}-place-${start}`;
  const itemId = (number: number) => `${id}-item-${number}`;
  const reasonId = (number: number) => `${id}-reason-${number}`;

  const go = (target: string, number: number) => (event: MouseEvent) => {
    event.preventDefault();
    setCurrent(number);
    document.getElementById(target)?.focus();
  };
  const unfold = () => {
    setIsWhole(true);
    // The button goes away; the keyboard stays where it was.
    words.current?.focus({ preventScroll: true });
  };
  const marked = (piece: Piece, key: number) => {
    const [strongest] = piece.marks;
    const [first = strongest] = piece.begins;
    if (!strongest || !first) return <Fragment key={key}>{piece.text}</Fragment>;
    return (
      <a
        key={key}
        href={`#${itemId(first.number)}`}
        id={piece.begins.length > 0 ? placeId(first.start) : undefined}
        tabIndex={piece.begins.length > 0 ? undefined : -1}
        aria-describedby={piece.marks.map(({ number }) => reasonId(number)).join(' ')}
        data-level={strongest.level}
        data-state={piece.marks.some(({ number }) => number === current) ? 'current' : 'other'}
        className={css.mark({ level: strongest.level })}
        onFocus={() => setCurrent(first.number)}
        onClick={go(itemId(first.number), first.number)}
      >
        {piece.text}
        {piece.begins.map(({ number }) => (
          <sup key={number} className={css.number}>
            {number}
          </sup>
        ))}
      </a>
    );
  };
  const content = (
    <>
      <div ref={words} tabIndex={-1} className={css.text}>
        {parts.map((part, index) =>
          'hidden' in part ? (
            // The parts of one text never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index}>
              <Button variant="quiet" onClick={unfold}>
                […] {showMore}
              </Button>
            </div>
          ) : (
            marked(part, index)
          ),
        )}
      </div>
      {numbered.length === 0 && <Text tone="muted">{emptyNote}</Text>}
      {numbered.length > 0 && (
        <ol className={css.reasons}>
          {numbered.map(({ number, reason, level, start, end }) => (
            <li
              key={number}
              id={itemId(number)}
              tabIndex={-1}
              data-level={level}
              data-state={number === current ? 'current' : 'other'}
              className={css.reason}
            >
              <span className={css.sign}>
                <VerdictMark outcome={OUTCOME_OF[level]} size="text" />
                <span className={css.figure}>{number}</span>
              </span>
              <span id={reasonId(number)}>{reason}</span>
              <a
                href={`#${placeId(start)}`}
                aria-label={`${backLabel} : ${text.slice(start, end)}`}
                className={css.back}
                onClick={go(placeId(start), number)}
              >
                <Icon of={UpIcon} />
                <span className={css.quote}>{text.slice(start, end)}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </>
  );
  return (
    <section
      // A heading names what is folded; a second name would be read twice.
      aria-labelledby={folded ? undefined : `${id}-label`}
      {...withoutStyling(rest)}
      ref={ref}
      data-state={numbered.length > 0 ? 'marked' : 'unmarked'}
      className={folded ? undefined : css.section}
    >
      {folded ? (
        <Fold title={label} headingLevel={headingLevel}>
          <div className={css.section}>{content}</div>
        </Fold>
      ) : (
        <>
          <p id={`${id}-label`} className={css.label}>
            {label}
          </p>
          {content}
        </>
      )}
    </section>
  );
});
