import { light } from './light.ts';

/** The brand of an association that does not exist: plum, and quieter corners. */
const brand = {
  ground: '#FAF8FB',
  sunken: '#F2EEF4',
  ink: '#241B2B',
  inkMuted: '#4F4558',
  line: '#E2DAE6',
  edge: '#7F7488',
  action: '#5A2470',
  actionHover: '#42174F',
  actionSoft: '#F4EAF7',
  onActionSoft: '#42174F',
  disabled: '#E9E4EC',
  onDisabled: '#5A5163',
  focus: '#5A2470',
} as const;

/**
 * An example of a partner's theme: their colours, their type, their corners. The tones of risk are ours in every theme, because
 * danger must look like danger everywhere. Chosen with `data-sg-theme="partner-sample"` on any element.
 */
export const partnerSample = { ...light, color: { ...light.color, ...brand } } as const;

/** The values that it has of its own beside colours. */
export const partnerShape = {
  font: { body: "'Trebuchet MS', 'Noto Sans', system-ui, sans-serif" },
  radius: { small: '4px', control: '6px', card: '8px', pill: '8px' },
} as const;
