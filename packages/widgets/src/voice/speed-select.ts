import {
  chooseSpeed,
  onSpeedChange,
  PLAYBACK_SPEEDS,
  type PlaybackSpeed,
  readSpeed,
} from '@scamguard/ui/playback-speed';
import type { AnswerLanguage } from '../language/languages.ts';
import NAMES from './speed-name.constant.ts';

/**
 * It is fetched with what reads aloud, after the rules of the widget were laid on, so it brings its own. A policy against styles
 * in the page does not hold against these.
 */
const LOOK: Partial<CSSStyleDeclaration> = {
  boxSizing: 'border-box',
  minHeight: '48px',
  margin: '0 0 0 8px',
  padding: '0 8px',
  border: '0',
  borderRadius: 'var(--sg-radius-control)',
  background: 'var(--sg-color-action-soft)',
  color: 'var(--sg-color-on-action-soft)',
  font: 'inherit',
  fontWeight: '700',
  verticalAlign: 'bottom',
  outlineOffset: '2px',
  cursor: 'pointer',
};

/**
 * Puts the choice of speed for sounds and voices into its place, and takes it out again. The visitor's device remembers the speed
 * for this site. It is a plain element: the code that draws the widget is in the script, and is not fetched again with this.
 *
 * @returns what a place takes as its `ref`
 */
export function speedSelect(language: AnswerLanguage): (place: HTMLElement | null) => void {
  let forget: (() => void) | undefined;
  return (place) => {
    forget?.();
    if (!place) return;
    const list = selectIn(language);
    const showSpeed = () => {
      list.value = String(readSpeed());
    };
    showSpeed();
    forget = onSpeedChange(showSpeed);
    place.replaceChildren(list);
  };
}

function selectIn(language: AnswerLanguage): HTMLSelectElement {
  const list = document.createElement('select');
  list.ariaLabel = NAMES[language];
  list.title = NAMES[language];
  list.part.add('field');
  Object.assign(list.style, LOOK);
  list.append(
    ...PLAYBACK_SPEEDS.map((each) => new Option(`${each.toLocaleString(language)} ×`, String(each))),
  );
  list.addEventListener('change', () => chooseSpeed(Number(list.value) as PlaybackSpeed));
  return list;
}
