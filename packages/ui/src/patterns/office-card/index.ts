export { OfficeCard, type OfficeCardProps, OfficeCards, type OfficeCardsProps } from './office-card.tsx';
