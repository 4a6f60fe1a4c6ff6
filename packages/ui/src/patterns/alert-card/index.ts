export { AlertCard, type AlertCardProps, type AlertTexts } from './alert-card.tsx';
export { lookOf } from './severity.ts';
