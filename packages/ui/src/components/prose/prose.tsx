'use client';
import { forwardRef, type MouseEvent } from 'react';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './prose.css.ts';

export interface ProseProps extends Omit<NativeProps<'div'>, 'children'> {
  /**
   * Written text as HTML: headings from the second level, paragraphs, lists, quotations, emphasis, links, code, tables. It is put into the
   * page as it is, so it must come from the product's own editors, never from a visitor.
   */
  html: string;
  /** Follows a link within the site without loading a page; without it the browser does. */
  onFollow?: (href: string) => void;
}

/** A text that somebody wrote: a lesson, an answer, the rules of use. */
export const Prose = forwardRef<HTMLDivElement, ProseProps>(function Prose(
  { html, onFollow, onClick, ...rest },
  ref,
) {
  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    onClick?.(event);
    const href = linkToFollow(event);
    if (!onFollow || !href) return;
    event.preventDefault();
    onFollow(href);
  };
  return (
    // The links inside take the keyboard; their clicks only pass through here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      {...withoutStyling(rest)}
      ref={ref}
      className={css.prose}
      onClick={handleClick}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
});

/**
 * The address within the site to which a plain click leads. A click with a modifier is the browser's: it opens a tab or a window.
 */
function linkToFollow(event: MouseEvent): string | undefined {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const href = (target as Element).closest('a')?.getAttribute('href');
  return href?.startsWith('/') && !href.startsWith('//') ? href : undefined;
}
