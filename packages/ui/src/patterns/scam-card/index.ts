export { ScamCard, type ScamCardProps } from './scam-card.tsx';
export { ScamCardSkeleton } from './scam-card-skeleton.tsx';
