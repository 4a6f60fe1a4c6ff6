'use client';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Lets a text area grow with its words where the browser cannot do so itself (`field-sizing`). Its own limits hold. Set by
 * script and only there: a `style` attribute in the server's HTML would be blocked by a strict Content-Security-Policy.
 *
 * @returns the ref to put on the text area
 */
export function useGrowing(words: string): RefObject<HTMLTextAreaElement | null> {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    // The latest text decides the height.
    element.style.height = words === '' ? '' : `${element.scrollHeight}px`;
  }, [words]);
  return area;
}
