export { TipsCard, type TipsCardProps } from './tips-card.tsx';
