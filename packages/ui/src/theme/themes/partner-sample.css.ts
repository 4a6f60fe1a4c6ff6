import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { applyColors } from './apply-colors.ts';
import { partnerSample, partnerShape } from './partner-sample.ts';

applyColors('partner-sample', 'light', partnerSample);

globalStyle('[data-sg-theme="partner-sample"]', {
  vars: { ...assignVars(vars.font, partnerShape.font), ...assignVars(vars.radius, partnerShape.radius) },
});
