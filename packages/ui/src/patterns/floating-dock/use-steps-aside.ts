'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import { coversControl, isFillingIn, isInUse } from './covers-control.ts';

/** After so many milliseconds without scrolling the page has come to rest. */
const AT_REST_MS = 120;

const MOVES = ['scroll', 'resize', 'focusin', 'focusout', 'click'] as const;

/** Tells whether what floats is in the way, whenever the page has come to rest. */
export function useStepsAside() {
  const dock = useRef<HTMLDivElement>(null);
  const [isAside, setIsAside] = useState(false);
  useLayoutEffect(() => {
    let rest: ReturnType<typeof setTimeout>;
    const look = () => {
      const element = dock.current;
      if (!element) return;
      const isInTheWay = isFillingIn(element) || [...element.children].some(coversControl);
      setIsAside(isInTheWay && !isInUse(element));
    };
    const lookAtRest = () => {
      clearTimeout(rest);
      rest = setTimeout(look, AT_REST_MS);
    };
    // Before it is first painted: where it is in the way it does not even appear.
    look();
    lookAtRest();
    for (const move of MOVES) window.addEventListener(move, lookAtRest, { passive: true });
    return () => {
      clearTimeout(rest);
      for (const move of MOVES) window.removeEventListener(move, lookAtRest);
    };
  }, []);
  return { dock, isAside };
}
