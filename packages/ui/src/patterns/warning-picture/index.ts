export { drawWarning, type WarningWords } from './draw-warning.ts';
