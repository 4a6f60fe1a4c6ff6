import type { RefObject } from 'react';
import { useFocusGoesOn } from '../screen/use-focus-goes-on.ts';

/**
 * An answer that was touched goes with its question. The focus goes on to the visitor's own words, behind which the assistant answers. It does
 * not go to the field: on a telephone the keyboard would cover the next answers.
 */
export function useFocusInTalk(log: RefObject<HTMLElement | null>): void {
  useFocusGoesOn(
    () => log.current?.parentElement,
    () => [...(log.current?.querySelectorAll<HTMLElement>('[data-from="user"]') ?? [])].at(-1),
  );
}
