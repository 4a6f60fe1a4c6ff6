import { vars } from './contract.css.ts';

/** The style of a thing that speaks in a tone: its soft ground, the words on it, and the colour of its edge. */
export const inTone = (tone: keyof typeof vars.tone) => ({
  borderColor: vars.tone[tone].edge,
  background: vars.tone[tone].soft,
  color: vars.tone[tone].onSoft,
});
