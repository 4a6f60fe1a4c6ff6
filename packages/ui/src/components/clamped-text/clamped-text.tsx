'use client';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import { useMessages } from '../ui-provider/index.ts';
import * as css from './clamped-text.css.ts';

export interface ClampedTextProps extends Omit<NativeProps<'div'>, 'children'> {
  children: string;
  /** The name of the thing that the text belongs to. It tells several "Lire la suite" on a page apart. */
  about: string;
}

/**
 * Three lines of a text, and the rest on request. The button is there only when lines are missing. Screen readers have the
 * whole text either way.
 */
export const ClampedText = forwardRef<HTMLDivElement, ClampedTextProps>(function ClampedText(
  { children, about, ...rest },
  ref,
) {
  const { showMore, showLess } = useMessages();
  const textId = useId();
  const text = useRef<HTMLParagraphElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const [cut, setCut] = useState(false);

  useEffect(() => {
    const element = text.current;
    if (!element || unfolded) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [unfolded]);

  return (
    <div {...withoutStyling(rest)} ref={ref} data-state={unfolded ? 'unfolded' : cut ? 'cut' : 'whole'}>
      <p ref={text} id={textId} className={css.text({ state: unfolded ? 'unfolded' : 'clamped' })}>
        {children}
      </p>
      {(cut || unfolded) && (
        <button
          type="button"
          aria-label={`${unfolded ? showLess : showMore} : ${about}`}
          aria-expanded={unfolded}
          aria-controls={textId}
          className={css.more}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? showLess : showMore}
        </button>
      )}
    </div>
  );
});
