export { ValueCard, type ValueCardProps, ValueCards, type ValueCardsProps } from './value-card.tsx';
