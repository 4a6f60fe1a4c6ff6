export { DailyTip, type DailyTipProps } from './daily-tip.tsx';
