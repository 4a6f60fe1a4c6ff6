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

/** Chooses how fast sounds and voices go; the visitor's device remembers it for this site. */
export function speedSelect(language: AnswerLanguage) {
  let forget: (() => void) | undefined;
  const stand = (list: HTMLSelectElement | null) => {
    forget?.();
    if (!list) return;
    Object.assign(list.style, LOOK);
    forget = onSpeedChange(() => {
      list.value = String(readSpeed());
    });
  };
  return (
    <select
      ref={stand}
      aria-label={NAMES[language]}
      title={NAMES[language]}
      defaultValue={readSpeed()}
      onChange={(event) => chooseSpeed(Number(event.currentTarget.value) as PlaybackSpeed)}
    >
      {PLAYBACK_SPEEDS.map((each) => (
        <option key={each} value={each}>
          {each.toLocaleString(language)} ×
        </option>
      ))}
    </select>
  );
}
