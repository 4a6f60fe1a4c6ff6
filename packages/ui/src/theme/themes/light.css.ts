import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from '../contract.css.ts';
import { applyColors } from './apply-colors.ts';
import { light } from './light.ts';
import { shape } from './shape.ts';

createGlobalTheme(':root, :host', vars, { ...shape, ...light });
applyColors('light', 'light', light);
