import { useState } from 'react';
import type { MaskedText } from './masked-text.ts';

type Texts = readonly MaskedText[];

interface History {
  readonly now: Texts;
  readonly before: readonly Texts[];
  /** The text in which somebody types: what follows is the same step. */
  readonly typing: number | undefined;
}

/** Texts with everything that was done to them, so that each step can be taken back. */
export function useMaskedTexts(initial: () => Texts, onChange: (now: Texts) => void) {
  const [{ now, before, typing }, setHistory] = useState<History>(() => ({
    now: initial(),
    before: [],
    typing: undefined,
  }));
  const become = (history: History) => {
    setHistory(history);
    onChange(history.now);
  };
  return {
    texts: now,
    canUndo: before.length > 0,
    /** @returns whether anything has changed. */
    change: (place: number, next: MaskedText, isTyping = false): boolean => {
      if (next === now[place]) return false;
      become({
        now: now.map((text, at) => (at === place ? next : text)),
        before: isTyping && typing === place ? before : [...before, now],
        typing: isTyping ? place : undefined,
      });
      return true;
    },
    undo: () => {
      const last = before.at(-1);
      if (last) become({ now: last, before: before.slice(0, -1), typing: undefined });
    },
  };
}
