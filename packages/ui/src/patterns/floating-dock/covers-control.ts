/** Things that must never be covered: controls, and a verdict with its advice. */
const CONTROLS = 'a, button, input, select, textarea, summary, label, section[data-outcome]';

const FIELDS = 'input, select, textarea';

/** The points at which a box is probed: corners, edges and middle. */
const PROBES = [0.05, 0.5, 0.95] as const;

/**
 * Whether something that floats lies over a control of the page, or over a verdict. A card that is one link does not count, only its words: a
 * page full of cards would hide everything that floats.
 */
export function coversControl(floating: Element): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect();
  // An element that is not laid out covers nothing.
  if (width === 0) return false;
  return PROBES.some((across) =>
    PROBES.some((down) => {
      const x = left + width * across;
      const y = top + height * down;
      return document
        .elementsFromPoint(x, y)
        .some((element) => !floating.contains(element) && isControlAt(element, x, y));
    }),
  );
}

function isControlAt(element: Element, x: number, y: number): boolean {
  const control = element.closest(CONTROLS);
  if (!control) return false;
  return [...control.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/** Whether the visitor is filling in a field of the page: on a phone the keyboard then takes half the screen. */
export function isFillingIn(floating: Element): boolean {
  const active = document.activeElement;
  return active !== null && active.matches(FIELDS) && !floating.contains(active);
}

/** Whether something in it is open or speaks: what was asked for does not go away. */
export function isInUse(floating: Element): boolean {
  return floating.querySelector('[aria-expanded="true"], output:not(:empty)') !== null;
}
