import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const drawing = style({ display: 'block', width: '100%', height: 'auto' });
export const indigo = style({ fill: vars.thread.indigo });
export const sun = style({ fill: vars.thread.sun });
export const laterite = style({ fill: vars.thread.laterite });
export const leaf = style({ fill: vars.thread.leaf });
export const cotton = style({ fill: vars.thread.cotton });
export const surface = style({ fill: vars.color.surface });
export const sunken = style({ fill: vars.color.sunken });
export const ink = style({ fill: vars.color.ink });
export const danger = style({ fill: vars.tone.danger.solid });
export const success = style({ fill: vars.tone.success.solid });

const stroke = style({ fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' });
export const line = style([stroke, { stroke: vars.color.line, strokeWidth: 10 }]);
export const onDanger = style([stroke, { stroke: vars.tone.danger.onSolid, strokeWidth: 7 }]);
export const onSuccess = style([stroke, { stroke: vars.tone.success.onSolid, strokeWidth: 7 }]);
